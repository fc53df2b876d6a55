"""Writes the catalogs and rulebooks in simplified Chinese (zh-Hans) from those in traditional Chinese (zh-Hant).

python -m tools.simplify            write them
python -m tools.simplify --check    only say which are out of date
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import opencc

ROOT = Path(__file__).parents[1]
FROM, TO = "zh-Hant", "zh-Hans"
TERMS = {
    "「": "“",
    "」": "”",
    "『": "‘",
    "』": "’",
    "帐号": "账号",
    "搜寻": "搜索",
    "连结": "链接",
    "预设": "默认",
    "设定": "设置",
    "储存": "保存",
    "网路": "网络",
    "资讯": "信息",
    "萤幕": "屏幕",
    "程式": "程序",
    "品质": "质量",
    "透过": "通过",
    "档案": "文件",
    "滑鼠": "鼠标",
    "光标停在": "鼠标停在",
    "・": "·",
    "伺服器": "服务器",
    "资料": "数据",
    "个人页面": "个人主页",
    "纪录": "记录",
    "信赖区间": "置信区间",
    "信赖水准": "置信水平",
    # 注销 can also mean to delete the account.
    "注销": "登出",
    "拷贝": "复制",
    "检举": "举报",
    "封锁": "屏蔽",
    "分页": "标签页",
    "激活": "启用",
    "禁用": "停用",
    "存盘": "存档",
    "堆栈": "堆叠",
    "查找": "查询",
    "连接端口": "端口",
    "对局档": "对局文件",
    "文字档": "文本文件",
    "TOML 档": "TOML 文件",
    "SVG 档": "SVG 文件",
    "复原码": "恢复码",
    "复原": "撤销",
    "身分": "身份",
    "重播": "回放",
    # The font for Chinese, which also prints cards, has no 跄.
    "趁他踉跄": "趁他站不稳",
}
"""What mainland China says otherwise, after the conversion of the characters."""


def simplified(text: str) -> str:
    """Return the text in simplified Chinese."""
    text = opencc.OpenCC("tw2sp").convert(text)
    for term, other in TERMS.items():
        text = text.replace(term, other)
    return text


def sources() -> Iterator[Path]:
    """Yield all files in traditional Chinese."""
    for folder in (ROOT / "src/kwoon", ROOT / "web/src"):
        for suffix in ("ftl", "md"):
            yield from (path for path in sorted(folder.rglob(f"{FROM}.{suffix}")) if "node_modules" not in path.parts)


def outdated() -> Iterator[tuple[Path, str]]:
    """Yield each file that should change, with its new text."""
    for source in sources():
        target = source.with_stem(TO)
        text = simplified(source.read_text(encoding="utf-8"))
        if not target.is_file() or target.read_text(encoding="utf-8") != text:
            yield target, text


if __name__ == "__main__":
    changes = list(outdated())
    for target, text in changes:
        print(target.relative_to(ROOT))
        if "--check" not in sys.argv:
            target.write_text(text, encoding="utf-8")
    sys.exit(1 if changes and "--check" in sys.argv else 0)
