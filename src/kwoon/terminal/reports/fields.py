"""The fields of a pack as Markdown tables, for `kwoon cards GAME --fields` and docs/design/pack-fields.md."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Plain = dict[str, Any]
FEW = 12
"""More choices than these get a table of their own."""


def fields_text(form: Plain) -> str:
    """The whole description."""
    lines = list(_shape(form["top"], "At the top", {}))
    if form["notes"]:
        lines += ["", "And besides:", "", *[f"- {note}" for note in form["notes"]]]
    return "\n".join(lines).strip("\n") + "\n"


def _shape(shape: Plain, title: str, seen: dict[str, str]) -> Iterator[str]:
    """A table of fields, then those of what lies below it; one that was there before is only named."""
    names = repr([field["name"] for field in shape["fields"]])
    if names in seen:
        yield from ["", f"**{title}**: as in {seen[names]}."]
        return
    seen[names] = title
    yield from ["", f"**{title}**", "", "| field | what it may be | what it means |", "|---|---|---|"]
    kinds = _kinds(shape)
    every = [(field, "") for field in shape["fields"]] + [
        (field, kinds[key]) for key, field in _by_kind(shape).items() if kinds[key]
    ]
    for field, only in every:
        yield f"| `{field['name']}`{only} | {_may(field)} | {_cell(field['about'])} |"
    for name in shape.get("sources", []):
        yield f"| `{name}` | a source | {_whence(name, shape)} |"
    below: dict[str, Plain] = {}
    for field, _ in every:
        if "shape" in field:
            below.setdefault(field["name"], field)
    for name, field in below.items():
        called = f"`[[{name}]]`, each" if field["kind"] == "entries" else f"`{name}`"
        yield from _shape(field["shape"], f"{title if title != 'At the top' else ''} {called}".strip(), seen)
    for field, _ in every:
        if len(field.get("choices", [])) > FEW:
            yield from _words(field, shape)


def _by_kind(shape: Plain) -> dict[tuple[str, str], Plain]:
    """The fields of single kinds, those that are alike once."""
    found: dict[tuple[str, str], Plain] = {}
    if len(shape.get("variants", {})) > FEW:
        return found
    for fields in shape.get("variants", {}).values():
        for field in fields:
            found.setdefault((field["name"], repr(field)), field)
    return found


def _kinds(shape: Plain) -> dict[tuple[str, str], str]:
    """For which kinds each of these is."""
    found: dict[tuple[str, str], list[str]] = {}
    for kind, fields in shape.get("variants", {}).items():
        for field in fields:
            found.setdefault((field["name"], repr(field)), []).append(kind)
    return {key: f" ({', '.join(kinds)})" for key, kinds in found.items()}


def _words(field: Plain, shape: Plain) -> Iterator[str]:
    """The words of a vocabulary, with what each needs and what is printed for it."""
    yield from ["", "| word | for | besides | what it says |", "|---|---|---|---|"]
    variants = shape.get("variants", {}) if shape.get("by") == field["name"] else {}
    for choice in field["choices"]:
        needs = [f"`{each['name']}` {_may(each)}" for each in variants.get(choice["value"], [])]
        kinds = ", ".join(choice.get("for", []))
        yield f"| `{choice['value']}` | {kinds} | {'; '.join(needs)} | {_cell(choice.get('about', ''))} |"


def _may(field: Plain) -> str:
    said = _kind(field)
    return f"{said}; may be left out" if field.get("optional") else said


def _kind(field: Plain) -> str:
    match field["kind"]:
        case "number":
            if "follows" in field:
                return f"follows: {_follows(field['follows'])}"
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
            return f"one word{', written small' if field.get('small') else ''}, up to {field['length']} letters"
        case "text":
            if "copied" in field:
                copied = field["copied"]
                return f"that of its `{copied['by']}` (`{copied['of']}`)"
            return f"text, up to {field['length']} letters"
        case "table":
            return "a table"
        case "entries":
            least, most = field["least"], field["most"]
            return f"{least} entries" if least == most else f"{least} to {most} entries"
    several = "some of: " if field["kind"] == "words" else ""
    return several + _choices(field)


def _choices(field: Plain) -> str:
    if "names" in field:
        names = field["names"]
        which = f" of {', '.join(names['among'])} cards" if "among" in names else ""
        more = "".join(f", or `{word}`" for word in names.get("besides", []))
        return f"ids of `[[{names['entries']}]]`{which}{more}"
    if len(field["choices"]) > FEW:
        return "one of the words below"
    return ", ".join(f"`{choice['value']}`" for choice in field["choices"])


def _follows(follows: Plain) -> str:
    terms = [_term(term) for term in follows["terms"]]
    if follows["plus"]:
        terms.append(f"{follows['plus']:+d}".replace("+", "").replace("-", "less "))
    return " and ".join(terms).replace("and less", "less")


def _term(term: Plain) -> str:
    times = "" if term["times"] == 1 else f"{term['times']} times "
    if "of" not in term:
        return f"{times}`{term['at'].strip('.')}`"
    among = ", ".join(word or "left out" for word in term.get("among", []))
    where = f" where `{term['where']}` is {among or 'this one'}" if "where" in term else ""
    return f"{times}all `{term['of']}` of `[[{term['at']}]]`{where}"


def _whence(name: str, shape: Plain) -> str:
    if name == "source":
        return "Where all that has no source of its own comes from."
    return f"Where `{name.removesuffix('_source')}` comes from, if not from `source`; may be left out."


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
