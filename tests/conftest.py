import signal

from hypothesis import HealthCheck, settings

# The first example of a test may wait for a kernel to compile, and interpreted kernels are slow: time is no failure.
settings.register_profile("fuda", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("fuda")

# A shell that starts the tests in the background has them ignore Ctrl-C, and every process they start inherits that;
# some tests interrupt one.
signal.signal(signal.SIGINT, signal.default_int_handler)
