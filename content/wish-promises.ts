import type { Line } from './format.ts'

/**
 * A wish of which nothing was written is told by the story that is nearest to it, and what that story leaves out is
 * promised before its first scene and told in bed, as a short story of its own: {S} is the hero, {A} the one beside.
 * The lines stand in any story of its own, so they bring nothing and leave nothing behind.
 */
export interface WishPromise {
  id: string
  /** Slots of the wish that its lines say; the first promise whose slots the wish has is told. */
  slots: readonly string[]
  begin: readonly Line[]
  /** What happens, as a story of its own of some seventy words; who or what it is about, in a sentence. */
  end: readonly Line[]
  /** Of a short night, which has no room for that: told at once, in the place of the promise. */
  brief: readonly Line[]
}

/** What is said whole at the beginning, as one orders it. */
const asWished: readonly Line[] = [
  { text: '“What’s it to be?” asked {A}. “{wish},” said {S}. “Nothing else.”', says: 'S' },
  {
    text: '“I know how it begins,” said {S}. “With {wish}.” “That’s how the best ones begin,” said {A}.',
    says: 'S'
  }
]

export const WISH_PROMISES: readonly WishPromise[] = [
  {
    id: 'events',
    slots: ['event.one', 'event.two'],
    begin: [
      {
        text: '“I want the one where {event.one},” said {A}. “And then {event.two}, I know,” said {S}. “But that’s for bed.”',
        says: 'A'
      },
      {
        text: '“Do you know that once {event.one}?” asked {A}. “I do, and I know how it ended,” said {S}. “I’ll tell you when the light’s out.”',
        says: 'A'
      },
      {
        text: '{A} wanted to hear how {event.one}. “In bed,” said {S}. “You can’t tell a thing like that standing up.”',
        says: 'S'
      },
      { text: '“Once {event.one},” said {A}. “I know how that goes on,” said {S}. “I’ll tell you in bed.”', says: 'A' }
    ],
    end: [
      {
        text: '“Once {event.one},” whispered {S}. “Everybody thought that was all. They’d put their coats on already. But when there were only three of them left, {event.two}.” {A} wanted to know what the three of them did. “They took their coats off again.”',
        says: 'S'
      },
      {
        text: '“It began when {event.one},” whispered {S}. “That was on a Tuesday. People shook their heads, and went on with their shopping. But then {event.two}, and after that nobody went shopping at all. They only stood and looked, right up to bedtime.” {A} quite understood that.',
        says: 'S'
      },
      {
        text: '“First {event.one},” whispered {S}. “Hm,” said {A}. “And then {event.two}.” “I’d never have thought of that,” said {A}. “Nobody had,” said {S}. “That’s why people tell it.” So it was told once more, slower, and a bit longer in the middle.',
        says: 'S'
      },
      {
        text: '“You said in bed,” whispered {A}, “and this is bed.” “It was a quiet morning,” said {S}, “and then {event.one}. A cat looked round. It had seen most things, but not that. And before it could tell anybody, {event.two}.” “And then?” “Then the cat had two things to tell.”',
        says: 'S'
      }
    ],
    brief: [
      {
        text: '“Once {event.one},” said {A}, “and then {event.two}.” “I know,” said {S}. “I’d have liked to be there.”',
        says: 'A'
      },
      {
        text: '“Have you heard?” asked {A}. “First {event.one}, and then {event.two}.” {S} had to sit down for a moment.',
        says: 'A'
      }
    ]
  },
  {
    id: 'once',
    slots: ['once', 'once.who'],
    begin: [
      {
        text: '“Tell me how {once},” said {A}. “That comes at the end,” said {S}. “It’s too good for the beginning.”',
        says: 'A'
      },
      { text: '“Is it true that {once}?” asked {A}. “I’ll tell you tonight,” said {S}, “when it’s dark.”', says: 'A' },
      {
        text: '{A} wanted to know just one thing, and that was how {once}. “All in good time,” said {S}. “First there’s something else.”',
        says: 'S'
      },
      {
        text: '“They say that {once},” said {A}. “I’ve heard that too,” said {S}. “We’ll talk about it in bed.”',
        says: 'A'
      }
    ],
    end: [
      {
        text: '“It was like this,” whispered {S}. “One day {once}. The first to see it was a cat, and cats don’t tell. Then the postman saw it, and by ten the whole street stood there. ‘Once more,’ they called. So {once.who} did it once more, only slower, because of the little ones at the back.” {A} waited. “And then they all went home, and talked about it in bed.”',
        says: 'S'
      },
      {
        text: '“One day {once},” whispered {S}. “Nobody would believe it. So a lady came from the newspaper, with a pencil behind each ear. She looked, and looked again, and wrote it all down. The next morning it was on the front page.” “So that’s how you know,” said {A}. “No,” said {S}. “I held the pencils.”',
        says: 'S'
      },
      {
        text: '“They’d all said that it couldn’t be done,” whispered {S}. “They’d said so on Monday, and they said it again on Tuesday. On Wednesday {once}. And on Thursday nobody could remember who it was that had said it couldn’t.” {A} thought about Friday. “On Friday there were pancakes,” said {S}.',
        says: 'S'
      },
      {
        text: '“I’ll tell you how {once},” whispered {S}. “It was early, and the streets were empty. Only a small child at a window saw it. ‘Guess what I’ve seen,’ the child said at breakfast. ‘Eat your toast,’ said all the others.” “And did they ever find out?” asked {A}. “By lunchtime,” said {S}. “It was in all the shops.”',
        says: 'S'
      }
    ],
    brief: [
      {
        text: '“One day {once},” said {A}, “and that’s the whole of it.” “It’s short,” said {S}. “You can keep it in one ear,” said {A}.',
        says: 'A'
      },
      {
        text: '“Have you heard how {once}?” asked {A}. “I have,” said {S}. “A cat saw it first.” “And whom did it tell?” “Only me.”',
        says: 'S'
      }
    ]
  },
  {
    id: 'visitor',
    slots: ['visitor.first', 'visitor'],
    begin: [
      {
        text: '“I’d like to meet {visitor.first},” said {A}. “So would I,” said {S}. “We’ll talk about it in bed. You think better lying down.”',
        says: 'A'
      },
      {
        text: '{A} had been thinking of {visitor.first} all day. “Tell me tonight,” said {S}. “First there’s something else.”',
        says: 'S'
      },
      {
        text: '“Do you know the story of {visitor.first}?” asked {A}. “I do,” said {S}, “but it’s one for bed.”',
        says: 'A'
      }
    ],
    end: [
      {
        text: '“One evening,” whispered {S}, “there was a knock at a door not far from here. A boy opened it, and on the mat stood {visitor.first}.” {A} thought about the boy. “He said, ‘Come in, there’s soup,’” said {S}. “And from then on they laid one more place, every Thursday.”',
        says: 'S'
      },
      {
        text: '“Once there was to be a prize,” whispered {S}, “for the oddest thing in town. People came with a carrot that had two legs, and a hat that nobody could put on. Right at the end came {visitor.first}, and the prize went to {visitor}. It was a cake. Everybody had a slice, because that’s what prizes are for.”',
        says: 'S'
      },
      {
        text: '“There’s a bus stop at the very end of the line,” whispered {S}, “where hardly anybody gets out. One night {visitor.first} got out there. ‘Mind how you go,’ said the driver. And that was the nicest thing anybody had said all day.” “I’d have said it too,” said {A}. “I know,” said {S}. “And then the bus turned round.”',
        says: 'S'
      }
    ],
    brief: [
      {
        text: '“If {visitor.first} came to the door,” said {A}, “what would we say?” “Come in,” said {S}, “and mind the step.”',
        says: 'A'
      }
    ]
  },
  {
    id: 'called',
    slots: ['called'],
    // “A digger called Bob”, who is Bob from then on (`embedded/called-by-name.ts`).
    begin: [
      ...asWished,
      { text: '“It’s got to be {wish},” said {S}. {A} said the name too, and it was a good one.', says: 'S' },
      { text: '“Which one?” asked {A}. “{wish},” said {S}. “{called},” said {A}, to learn it.', says: 'S' }
    ],
    end: [
      { text: '“Good night, {called},” whispered {S}, to be on the safe side.', says: 'S' },
      { text: '“Say good night to {called} from me,” whispered {A}. “I did already,” said {S}.', says: 'A' },
      { text: '“Do you think that {called} is asleep?” whispered {A}. “For ages,” said {S}.', says: 'A' }
    ],
    brief: [{ text: '“It’s got to be {wish},” said {S}. {A} said the name too, and it was a good one.', says: 'S' }]
  },
  {
    id: 'wish',
    slots: ['wish'],
    // What was wished for is the story itself: said once at its beginning, as one says a name.
    begin: [
      ...asWished,
      { text: '“It’s got to be {wish},” said {S}. {A} quite saw that.', says: 'S' },
      { text: '“{wish},” {S} had said at breakfast. {A} had been looking forward to it ever since.', says: 'S' },
      { text: '“Say it once more,” said {A}. “{wish},” said {S}, very clearly.', says: 'S' },
      { text: '“Tonight it’s {wish},” said {S}, “and you may come along.” {A} was glad to.', says: 'S' }
    ],
    // Said again in bed, of a story that told only most of it, it was a label.
    end: [],
    brief: [
      { text: '“It’s got to be {wish},” said {S}. {A} quite saw that.', says: 'S' },
      { text: '“Say it once more,” said {A}. “{wish},” said {S}, very clearly.', says: 'S' }
    ]
  }
]
