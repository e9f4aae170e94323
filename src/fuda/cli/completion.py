"""`fuda completion bash`: what a shell needs to complete the command, to be put into its start-up file.

`source <(fuda completion bash)` in ~/.bashrc, the same with zsh in ~/.zshrc.
"""

from argparse import Namespace

from fuda.bots import LEVELS
from fuda.catalogue import GAMES, spec
from fuda.cli.arguments import COMMANDS, EFFORTS, KEYS, PUZZLES, SHELLS, TASKS, options_of
from fuda.core.words import LANGUAGES, Words

ZSH = "autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n"
SCRIPT = """_fuda() {{
  local current="${{COMP_WORDS[COMP_CWORD]}}" previous="${{COMP_WORDS[COMP_CWORD-1]}}" words=""
  case "$previous" in
    --against|--zero) words="{levels}" ;;
    --rules) words="{presets}" ;;
    --lang) words="{languages}" ;;
    --effort) words="{efforts}" ;;
    --record|--out|--html|--export|--import|--config|--dataset) COMPREPLY=($(compgen -f -- "$current")); return ;;
  esac
  if [ -z "$words" ]; then
    if [ "$COMP_CWORD" -eq 1 ]; then
      words="{commands}"
    else
      case "${{COMP_WORDS[1]}}" in
{cases}
      esac
      case "${{COMP_WORDS[1]}}" in
        replay|review|stats|verify|ratings|learn-eval|admin)
          COMPREPLY=($(compgen -W "$words" -f -- "$current")); return ;;
      esac
    fi
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}}
complete -F _fuda fuda
"""


def completion(args: Namespace, words: Words) -> int:
    """Print the script for a shell."""
    first = dict.fromkeys(("play", "practise", "rules", "options", "learn", "learn-eval"), GAMES)
    first |= {"arena": (*GAMES, *LEVELS), "completion": SHELLS, "keys": KEYS, "admin": TASKS}
    first |= {"puzzles": (*PUZZLES, *GAMES)}
    cases = "\n".join(
        f'        {name}) words="{" ".join((*first.get(name, ()), *options))}" ;;'
        for name, options in options_of(words).items()
    )
    presets = dict.fromkeys(preset for game in GAMES for preset in spec(game).options[0].presets)
    script = SCRIPT.format(
        levels=" ".join(LEVELS),
        presets=" ".join(presets),
        languages=" ".join(LANGUAGES),
        efforts=" ".join(EFFORTS),
        commands=" ".join(COMMANDS),
        cases=cases,
    )
    print((ZSH if args.shell == "zsh" else "") + script, end="")
    return 0
