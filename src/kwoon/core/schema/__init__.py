"""What a pack may hold, said once: from it come its reader, its checks, the form for people and the documentation."""
