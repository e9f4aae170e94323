"""A port that stays a server's own while the server is down: whatever else asks for one meanwhile is given another."""

import socket
import sys
import weakref


class Port:
    """Is bound, and nobody listens there until a server does, which may fall and come back."""

    def __init__(self) -> None:
        self.number = 0  # any one, where a system lets nobody listen beside who is bound
        if sys.platform == "linux":
            held = socket.socket()
            held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            held.bind(("127.0.0.1", 0))
            self.number = held.getsockname()[1]
            weakref.finalize(self, held.close)
