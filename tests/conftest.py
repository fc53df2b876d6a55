"""What all tests share: properties are tried on the same examples in every run, however busy the machine is."""

from hypothesis import HealthCheck, settings

settings.register_profile("kwoon", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("kwoon")
