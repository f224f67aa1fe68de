import type { TalkBank } from '../format.ts'

/** Two children of one household: {S} and {A}, either of them the older. */
export const siblingTalk: TalkBank[] = [
  {
    pair: 'siblings',
    topic: 'tease',
    lines: {
      both: [
        '“You have jam on your ear,” said {S}. “I am saving it,” said {A}.',
        '“I was here first,” said {S}. “I was here first yesterday,” said {A}, and that had to be counted out.',
        '“Your socks do not match,” said {S}. “They do,” said {A}. “There is another pair just like it.”',
        '“Say please,” said {S}. “Please,” said {A}. “Say pretty please.” “Pretty,” said {A}, and took it.',
        '{A} copied everything that {S} said. “I am a very small potato,” said {S} at last. There was a silence.',
        '“You breathe too loudly,” said {S}. {A} held it for a moment. “That was boring,” said {A}.',
        '“I can hear you thinking,” said {A}. “Then stop listening,” said {S}, and laughed first.',
        '“Budge up,” said {S}. {A} budged, by about the width of a biscuit.'
      ]
    }
  }
]
