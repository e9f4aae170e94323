"""What can be set differently where it runs, and in tests. Times are in seconds."""

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How patient the server is, and how much it lets anybody do."""

    bot_delay: float = 0.7  # least time of a bot's move, so that the eye can follow; pages may want less
    bot_budget: str | None = None  # instead of each level's own
    guide_budget: str = "400sims"  # in guided games and deals of the day, which are the same every time
    day_level: str = "thinker"  # the opponent in the deal of the day, the same for everybody
    substitute: str = "greedy"  # the level that plays for who is away

    address: str = ""  # by which others reach this server, such as http://192.168.1.7:8765; empty: unknown
    start_limit: float = 15.0  # for people's pages to send their vows, and again for their nonces
    rest_limit: float = 30.0  # after so long a finished round goes on by itself where people play by the clock …
    rest_bots: float = 2.0  # … and after so long where only bots play
    grace: float = 60.0  # before a bot plays for who has vanished
    abandon: float = 86_400.0  # a match whose people are all gone so long never resumes, unless it was only one
    forget: float = 3_600.0  # the same for a table that has not started
    retry: float = 1.0  # between attempts when the storage fails

    lease: float = 5.0  # after so long without a word of a server, others that share its database have its tables

    connections: int = 4_000  # at once, or fewer where the operating system gives fewer descriptors
    connections_per_address: int = 256  # proxies aside, which bring many people's
    request_limit: float = 15.0  # for a request to be there whole, its body too
    answer_limit: float = 30.0  # for some more of an answer to be taken
    health_interval: float = 2.0  # between two attempts to write when somebody asks about the server's health
    fair_interval: float = 5.0  # between two counts of all starts
    unsent: int = 262_144  # bytes that a slow reader may be behind
    sockets_per_person: int = 16
    sockets_per_address: int = 200
    tables_per_person: int = 20  # that are open or being played with others; a match among bots sleeps on disk
    message_rate: float = 10.0  # messages a second on a socket, and as many pings …
    message_burst: int = 40  # … after so many at once
    person_rate: float = 20.0  # HTTP requests to the API a second; who leafs through a replay makes many
    person_burst: int = 120
    address_rate: float = 60.0
    address_burst: int = 300
    file_rate: float = 100.0  # requests for the page's files from one address a second …
    file_burst: int = 5_000  # … after so many at once: a first visit asks for some hundred, and browsers keep most
    table_rate: float = 0.5  # tables that may be opened from one address a second …
    table_burst: int = 60  # … after so many at once
    body_limit: int = 262_144  # bytes of a request; a deck of one's own has some 30,000
    large_per_address: int = 4  # larger ones at a time, where records and practice are brought: read, each is 50 MB …
    large_rate: float = 1.0  # … and so many a second: for a tenth of it, while one is read, nobody else is answered …
    large_burst: int = 20  # … after so many
