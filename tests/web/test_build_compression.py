"""The build puts gzip and brotli copies beside the files that pages load."""

from __future__ import annotations

import gzip

from tests.web.conftest import built_client

TEXT = {".css", ".html", ".js", ".svg", ".webmanifest"}


def test_build_compresses_every_text_file_that_pages_load() -> None:
    web = built_client()
    large = [file for file in (web / "assets").iterdir() if file.suffix in TEXT and file.stat().st_size >= 1000]
    assert large
    for file in [web / "index.html", *large]:
        in_gzip, in_brotli = (file.with_name(file.name + ending) for ending in (".gz", ".br"))
        assert gzip.decompress(in_gzip.read_bytes()) == file.read_bytes(), file.name
        assert 0 < in_brotli.stat().st_size < in_gzip.stat().st_size < file.stat().st_size, file.name


def test_build_does_not_compress_files_that_no_page_loads() -> None:
    web = built_client()
    assert not [*web.glob("print/*.gz"), *web.glob("print/*.br"), *web.glob("report.html.*")]
