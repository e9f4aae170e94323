"""Answers from a person: one key where one is enough, a line otherwise, lines alone where there is no terminal."""

import os
import sys

QUICK = "?q"  # keys that need no Enter, besides the digits


def interactive() -> bool:
    """Whether a person sits at a terminal that can be asked key by key."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def answer(choices: int = 0, prompt: str = " › ", quick: str = QUICK) -> str:
    """Return what was typed, without the spaces around it. Up to nine choices are chosen by one key.

    Raises EOFError at the end of the input and KeyboardInterrupt on Ctrl-C.
    """
    try:
        import termios
        import tty
    except ImportError:  # no such thing on Windows: everything ends with Enter there
        return input(prompt).strip()
    if not interactive():
        _say(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        print()
        return line.strip()
    digits = "123456789"[:choices] if choices <= 9 else ""
    before = termios.tcgetattr(sys.stdin)
    try:
        tty.setcbreak(sys.stdin)
        termios.tcflush(sys.stdin, termios.TCIFLUSH)  # keys pressed while the opponent was thinking choose nothing
        _say(prompt)  # now: from here on every key counts
        return _typed(digits + quick).strip()
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


def _say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def _typed(quick: str) -> str:
    typed = ""
    while True:
        key = os.read(sys.stdin.fileno(), 32).decode("utf-8", "ignore")
        for sign in key:
            if not typed and sign in quick and len(key) == 1:
                print(sign)
                return sign
            if sign in "\r\n":
                print()
                return typed
            if sign == "\x04":
                raise EOFError
            if sign == "\x1b":  # an arrow or another key that types nothing
                break
            if sign in "\x7f\b":
                sys.stdout.write("\b \b" if typed else "")
                typed = typed[:-1]
            elif sign.isprintable():
                sys.stdout.write(sign)
                typed += sign
            sys.stdout.flush()
