"""What travels between a page and the server, as JSON: the TypeScript types of the client are generated from here.

Over HTTP a page reads lists and opens tables; everything that happens at a table goes through its socket, in both
directions. Field by field explained in docs/protocol.md.
"""

from fuda.server.wire.catalogue import *
from fuda.server.wire.commands import *
from fuda.server.wire.fair import *
from fuda.server.wire.health import *
from fuda.server.wire.matches import *
from fuda.server.wire.messages import *
from fuda.server.wire.practice import *
from fuda.server.wire.tables import *
from fuda.server.wire.words import *
