"""For machines that learn: views as rows of numbers, and many games stepped at once."""
