"""The fields of a pack as Markdown tables, for `kwoon cards GAME --fields` and docs/design/pack-fields.md."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kwoon.core.message import Text
from kwoon.localization.formatter import Reader

PlainData = dict[str, Any]
MAX_LISTED = 12
"""Maximum number of choices listed inline. Longer lists get their own table."""


def format_pack_fields(form: PlainData) -> str:
    """Return Markdown tables of all fields in a pack's form."""
    lines = list(_format_table(form["top"], "Top level", {}))
    if form["notes"]:
        lines += ["", "Further constraints:", "", *[f"- {note}" for note in form["notes"]]]
    return "\n".join(lines).strip("\n") + "\n"


def _format_table(shape: PlainData, title: str, seen_titles: dict[str, str]) -> Iterator[str]:
    """Yield a table of fields and its nested tables; a table that has already been shown is only referenced."""
    names = repr([field["name"] for field in shape["fields"]])
    if names in seen_titles:
        yield from ["", f"{title} has the same fields as {seen_titles[names]}."]
        return
    seen_titles[names] = title
    yield from ["", f"**{title}**", "", "| field | allowed values | meaning |", "|---|---|---|"]
    kinds = _kinds_text_by_field(shape)
    every = [(field, "") for field in shape["fields"]] + [
        (field, kinds[key]) for key, field in _variant_fields(shape).items() if kinds[key]
    ]
    for field, only in every:
        yield f"| `{field['name']}`{only} | {_format_limits(field)} | {_escape_cell(field['about'])} |"
    for name in shape.get("sources", []):
        yield f"| `{name}` | a source | {_describe_number_source_field(name, shape)} |"
    below: dict[str, PlainData] = {}
    for field, _ in every:
        if "shape" in field:
            below.setdefault(field["name"], field)
    for name, field in below.items():
        key = f"[[{name}]]" if field["kind"] == "entries" else name
        parent = "" if title == "Top level" else title.strip("`") + "."
        yield from _format_table(field["shape"], f"`{parent}{key}`", seen_titles)
    for field, _ in every:
        if len(field.get("choices", [])) > MAX_LISTED:
            yield from _format_choices(field, shape)


def _variant_fields(shape: PlainData) -> dict[tuple[str, str], PlainData]:
    """Return the fields that only some kinds have, each distinct field once; empty if there are too many kinds."""
    found: dict[tuple[str, str], PlainData] = {}
    if len(shape.get("variants", {})) > MAX_LISTED:
        return found
    for fields in shape.get("variants", {}).values():
        for field in fields:
            found.setdefault((field["name"], repr(field)), field)
    return found


def _kinds_text_by_field(shape: PlainData) -> dict[tuple[str, str], str]:
    """Return the kinds that have each variant field, as text in parentheses."""
    found: dict[tuple[str, str], list[str]] = {}
    for kind, fields in shape.get("variants", {}).items():
        for field in fields:
            found.setdefault((field["name"], repr(field)), []).append(kind)
    return {key: f" ({', '.join(kinds)})" for key, kinds in found.items()}


def _format_choices(field: PlainData, shape: PlainData) -> Iterator[str]:
    """Yield a table of a field's choices with their parameters and card text."""
    yield from ["", "| value | for | parameters | card text |", "|---|---|---|---|"]
    variants = shape.get("variants", {}) if shape.get("by") == field["name"] else {}
    for choice in field["choices"]:
        needs = [f"`{each['name']}` {_format_limits(each)}" for each in variants.get(choice["value"], [])]
        kinds = ", ".join(choice.get("for", []))
        yield f"| `{choice['value']}` | {kinds} | {'; '.join(needs)} | {_escape_cell(str(choice.get('about', '')))} |"


def _format_limits(field: PlainData) -> str:
    text = _format_allowed_values(field)
    return f"{text}; optional" if field.get("optional") else text


def _format_allowed_values(field: PlainData) -> str:
    match field["kind"]:
        case "number":
            if "follows" in field:
                return f"derived: {_format_derived(field['follows'])}"
            least = f"`{field['least_at']}`" if "least_at" in field else field["least"]
            most = f"`{field['most_at']}`" if "most_at" in field else field["most"]
            return f"always {least}" if least == most else f"{least} to {most}"
        case "flag":
            return "true or false"
        case "source":
            return "a source"
        case "icon":
            return "the name of a picture"
        case "id":
            return f"one word{' in lowercase' if field.get('small') else ''}, up to {field['length']} characters"
        case "text":
            if "copied" in field:
                copied = field["copied"]
                return f"the `{copied['of']}` of its `{copied['by']}`"
            return f"text, up to {field['length']} characters"
        case "table":
            return "a table"
        case "entries":
            least, most = field["least"], field["most"]
            return f"{least} entries" if least == most else f"{least} to {most} entries"
    several = "some of: " if field["kind"] == "words" else ""
    return several + _choice_text(field)


def _choice_text(field: PlainData) -> str:
    if "names" in field:
        names = field["names"]
        which = f" with kind {', '.join(names['among'])}" if "among" in names else ""
        more = "".join(f", or `{word}`" for word in names.get("besides", []))
        return f"{'ids' if field['kind'] == 'words' else 'an id'} of `[[{names['entries']}]]`{which}{more}"
    if len(field["choices"]) > MAX_LISTED:
        return "one of the values below"
    return ", ".join(f"`{choice['value']}`" for choice in field["choices"])


def _format_derived(follows: PlainData) -> str:
    terms = [_format_sum_term(term) for term in follows["terms"]]
    text = " plus ".join(terms)
    if follows["plus"]:
        text += f" {'plus' if follows['plus'] > 0 else 'minus'} {abs(follows['plus'])}"
    return text


def _format_sum_term(term: PlainData) -> str:
    times = "" if term["times"] == 1 else f"{term['times']} times "
    if "of" not in term:
        return f"{times}`{term['at'].strip('.')}`"
    among = _join_words([f"`{word}`" if word else "omitted" for word in term.get("among", [])], "or")
    where = f" where `{term['where']}` is {among or 'this one'}" if "where" in term else ""
    return f"{times}the sum of `{term['of']}` in `[[{term['at']}]]`{where}"


def _describe_number_source_field(name: str, shape: PlainData) -> str:
    if name == "source":
        return "The source of all numbers that have no source of their own."
    own = name.removesuffix("_source")
    fields = [*shape["fields"], *[field for each in shape.get("variants", {}).values() for field in each]]
    names = [field["name"] for field in fields if field["name"] == own or name in field.get("sources", [])]
    described = _join_words([f"`{each}`" for each in dict.fromkeys(names)], "and") or f"the {own}"
    return f"The source of {described}, if it differs from `source`; optional."


def _join_words(words: list[str], conjunction: str) -> str:
    """Return the words as a list in a sentence: `a, b and c`."""
    return f" {conjunction} ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def _escape_cell(text: Text) -> str:
    return Reader().say(text).replace("|", "\\|")
