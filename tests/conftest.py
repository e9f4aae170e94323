from hypothesis import HealthCheck, settings

# The first example of a test may wait for a kernel to compile, and interpreted kernels are slow: time is no failure.
settings.register_profile("fuda", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("fuda")
