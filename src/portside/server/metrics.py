"""What Prometheus may ask: how much, how fast, how often it went wrong. No names, no tables."""

from prometheus_client import Counter, Gauge, Histogram

TABLES = Counter("portside_tables_opened", "Tables opened", ["game"])
ENTRIES = Counter("portside_entries", "Entries stored: one a command that did something")
OVERTAKEN = Counter("portside_overtaken", "Decisions made anew because another process came first")
REFUSED = Counter("portside_refused", "Commands refused", ["code"])
SOCKETS = Gauge("portside_sockets", "Open sockets", multiprocess_mode="livesum")
COMMAND = Histogram(
    "portside_command_seconds",
    "From a command to its acknowledgement",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
