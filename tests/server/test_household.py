"""Grouping network addresses into households, which share limits."""

from __future__ import annotations

import pytest

from kwoon.hall.household import household_of_address


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        (" 192.0.2.7 ", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
    ],
)
def test_household_is_the_ipv4_address_or_the_ipv6_64_network(address: str, expected: str) -> None:
    assert household_of_address(address) == expected


@pytest.mark.parametrize("text", ["", "-", "localhost", "192.0.2", "192.0.2.7:80", "[::1]", "2001:db8::/64", "1" * 99])
def test_household_of_invalid_address_is_unknown(text: str) -> None:
    assert household_of_address(text) == "unknown"
