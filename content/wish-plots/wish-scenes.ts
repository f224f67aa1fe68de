import type { Scene } from '../format.ts'

/**
 * A wish of which nothing was written, in the story that is nearest to it: what it says is said and played in short,
 * before the middle of that story and after it. The first kind is told whose slots the wish has; a cushion is the one
 * it tells of.
 */
export interface ToldWish {
  /** Slots of the wish that its two scenes say. */
  slots: readonly string[]
  before: Scene
  after: Scene
  /** Instead of both, in a short night. */
  atOnce?: Scene
}

function scene(id: string, both: string[]): Scene {
  return { id: `wish-told-${id}`, act: 'way', A: 'partner', steps: [{ both }] }
}

export const TOLD_WISHES: readonly ToldWish[] = [
  {
    slots: ['event.one', 'event.two', 'event.who'],
    before: scene('event-one', [
      '“It all began like this,” said {H}. “Once {event.one}.” {A} wanted to see that. They put down a cushion for {event.who}, and played it across the whole rug. The cushion did it so well that they had it twice.',
      'Before they went on, something had to happen, and {H} said what. One day {event.one}. {A} was all the people who were standing there. “Well I never,” said {A}, in four voices.',
      '“That’s because {event.one},” said {H}. “And did anybody see?” asked {A}. “You did,” said {H}. So {A} saw it, with both eyebrows up, while {H} and a cushion did it once round the table.',
      '{H} knew what came first. First of all {event.one}. A cushion was {event.who}, as it had nothing else to do. {A} held it by one corner for the hard bits.'
    ]),
    after: scene('event-two', [
      '“And then,” said {H}, and waited until {A} had looked up, “then {event.two}.” “No!” said {A}. “Yes,” said {H}. They played that as well, and it went so fast that the cushion lost a feather.',
      'The cushion still lay there, and was still {event.who}. “What became of it?” asked {A}. {H} had known that from the beginning. In the end {event.two}. They did it in front of everybody, and the cushion took a bow.',
      'It was not over yet. Then {event.two}. {A} asked for that once more, slowly, and was shown it with the cushion. “In its place,” said {A}, “I’d have done just the same.”',
      '“There’s a second part,” said {H}, and turned the cushion round. Then {event.two}. {A} thought it over. “I ought to have seen that coming,” said {A}, “and I was looking right at it.”'
    ]),
    atOnce: scene('events-at-once', [
      '“It was like this,” said {H}. “First {event.one}.” “And then?” asked {A}. “Then {event.two}.” They played it once through with a cushion, from the one to the other, and it was over before anybody could sit down.',
      'Before they went on, something had to happen, and {H} told it in one breath. One day {event.one}. And then {event.two}. “Well I never,” said {A}, and asked to be shown it with a cushion.'
    ])
  },
  {
    slots: ['once', 'once.who', 'once.did'],
    before: scene('once-before', [
      '“This is where {once},” said {H}, and put a cushion in the middle of the rug. {A} walked round it. “And how does it go about that?” Instead of an answer {H} picked up two of its corners, and the cushion {once.did}.',
      'Something had been left out, and {H} saw to it. That day {once}. They played it with a cushion. It took two goes, because the first time {A} had been looking at the wrong end.',
      '“And that was the day when {once}?” asked {A}. It was that very day. They set up a cushion to be {once.who}, where everybody would see it. By the time {A} had sat down, it had {once.who} written all over it.',
      '{H} told the next bit standing up, because it was the main bit. On that day {once}. {A} asked whether it had been hard. {H} showed it with a cushion, and it was hard only at the beginning.'
    ]),
    after: scene('once-after', [
      '“And {once.who}?” asked {A}. They looked for the cushion. It lay just where it had been put, like somebody who has done something and would do it again. {H} gave it a small clap, and then {A} did too.',
      '“Once more,” said {A}, “the bit when {once}.” So they had it once more. It was even better, because now {A} could do all the noises.',
      'People would talk about it for a long time, how {once}. {A} was the people, and talked. {H} was the cushion, and did not mind.',
      'They shook hands with the cushion, one after the other. It was not every day that {once}.'
    ])
  },
  {
    slots: ['visitor.first', 'visitor'],
    before: scene('visitor-before', [
      '“And who’s all this about?” asked {A}. “It’s about {visitor.first},” said {H}. They put a cushion where {visitor} would be, and asked it now and then. It said what cushions say, and {H} knew what was meant.',
      'In the middle of it {A} looked up. “Isn’t there to be {visitor.first}?” “It’s here,” said {H}, and set a cushion up against the leg of the table. After that they both spoke a little more politely.',
      '{H} had promised somebody a part in it, and that was {visitor.first}. A cushion came in, quite slowly, and was shown to the best place. “Don’t mind us,” said {A} to {visitor}.'
    ]),
    after: scene('visitor-after', [
      '“How does {visitor} like it?” asked {A}. {H} held one ear to the cushion for a while. “It says that’s just how it is at home,” said {H}.',
      '{A} bent down to the cushion. “It’s not so bad any more,” {A} told {H}, “now that somebody’s asked.” They moved {visitor} a bit nearer, to where most was going on.',
      'They had nearly forgotten {visitor}, which lay against the leg of the table and had seen everything. “What do you say to it?” asked {H}. It fell over sideways. “Thank you,” said {A}. “So do we.”'
    ])
  },
  {
    slots: ['wish'],
    before: scene('wish-before', [
      '“I thought that it was to be about {wish},” said {A}. “It is,” said {H}. “This is how you get there.” {A} was content with that, for everything has to begin somewhere.',
      '{H} had written it down, so that it should not be forgotten: {wish}. The paper lay on the table, under a cup. Every time they went past, {A} read it out, and they did the next bit.',
      '“And it’s about {wish}?” asked {A}. “All of it,” said {H}. {A} looked at what they had so far. “Then we’d better leave some room,” said {A}, and they moved everything a little to the left.',
      'It was about {wish}, {H} said, and whoever didn’t believe that only had to wait. {A} did believe it, and pulled up a cushion to wait on.'
    ]),
    after: scene('wish-after', [
      '“Was that all of it?” asked {A}. {H} counted it off on one hand, and it was four fingers. “And this one’s for tomorrow,” said {H}, and shut the hand over it.',
      '“How far are we?” asked {A}. {H} went back over it, from the beginning to the rug. “Over half,” said {H}, “and the best is still in there.”',
      '{A} had one more question about all this, and {H} had the answer. Neither of them said it aloud. They only nodded, and that was quicker.'
    ])
  }
]

/** The same where the story is about the one who does it: the toast is there already, and no cushion need be one. */
export const TOLD_OF_ITSELF: readonly ToldWish[] = [
  {
    slots: ['event.one', 'event.two', 'event.who'],
    before: scene('itself-event-one', [
      '“I know of a time when {event.one},” said {H}. “Really?” asked {A}. “Everybody knows that,” said {H}. They both thought about it for a bit, and went on with one eye open.',
      '{A} had heard something. “They say that once {event.one},” said {A}. {H} knew that too, and a good deal more, but it was not the time for it yet.'
    ]),
    after: scene('itself-event-two', [
      '“And how did it end, that other time?” asked {A}. {H} knew that as well. In the end {event.two}. “It would,” said {A}.',
      'Now {H} told the rest of it, for it was time. That other time {event.two}. {A} had thought so from the beginning, and was pleased all the same.'
    ]),
    atOnce: scene('itself-at-once', [
      '“I know of a time when {event.one},” said {H}, “and then {event.two}.” “It would,” said {A}. They kept one eye open after that.'
    ])
  },
  {
    slots: ['once', 'once.who', 'once.did'],
    before: scene('itself-once-before', [
      '“It isn’t the first time,” said {H}. “Not long ago {once}.” “So that’s who it was,” said {A}. It all fitted together, down to the crumbs.',
      'There was something {A} had to know first. That very morning {once}. “And you only tell me now?” said {A}, and sat down to hear all of it. {H} told it twice, the second time with both arms.',
      '“Is this to do with that other business?” asked {A}. “When {once}?” It had everything to do with it, {H} said. One thing leads to another, and it had begun with that.',
      '{A} knew already, for the whole street had talked of it. Only the other day {once}. “I had the better view,” said {H}. “I was there from the beginning.”'
    ]),
    after: scene('itself-once-after', [
      '“I keep coming back to it,” said {A}. “That {once}. Did they all laugh?” “First they were quiet,” said {H}, “and then they all talked at once.”',
      '“And in the place of {once.who}?” asked {A}. “Would you have done it?” {H} would have done it the day before.',
      '{A} wanted to hear the other business once more, from the beginning. So {H} told how {once}. This time {A} listened to the end, and said that it could not have been done better.'
    ])
  },
  {
    slots: ['visitor.first', 'visitor'],
    before: scene('itself-visitor-before', [
      '“This isn’t just any of them,” said {H}. “It’s {visitor.first}.” {A} had thought as much. “You can see it,” said {A}, “from the side.”'
    ]),
    after: scene('itself-visitor-after', [
      '“And it was {visitor.first} the whole time?” asked {A}. “You’ve seen it,” said {H}. {A} nodded, for that was true.'
    ])
  }
]

/** What else the wish names, besides what that story is about: two nouns of it, of which neither is told as the other. */
export const BESIDE_SCENES: Readonly<Record<'seen' | 'beside', readonly Scene[]>> = {
  seen: [
    scene('seen-comes', [
      '“There’s {seen.a} in it too,” said {H}, and brought {seen.stand}. “And what does it do?” asked {A}. It {seen.does}. {A} had been looking the other way. So it did it again, and this time {A} kept both eyes on {seen.part}.'
    ]),
    scene('seen-known', [
      '“{seen.fact},” said {A} about {seen}. {H} had always thought something else. “{seen.guess},” said {H}. They both looked at it, but it would not be drawn.'
    ]),
    scene('seen-wants', [
      '“What would {seen} like, if it could choose?” asked {A}. {H} did not have to ask. “{seen.wants},” said {H}. There was none of that in the house. They promised it for Saturday.'
    ])
  ],
  beside: [
    scene('beside-comes', [
      '“Somebody’s missing,” said {H}, and went to fetch {beside.stand}. That was {beside}. It {beside.does}, and then it lay there as if nothing had happened. “Look at {beside.part},” said {A}. “That’s been polished for us.”'
    ]),
    scene('beside-known', [
      '“{beside.guess},” said {H}, and pointed at {beside}. “Who told you that?” asked {A}. It had been a lady on a bus. “{beside.fact},” said {A}, and that had been a man on a train.'
    ]),
    scene('beside-wants', [
      'Nobody had asked {beside} what it wanted. {A} bent down to it and listened. “{beside.wants},” said {A} then. “It would have said so, but it didn’t like to.”'
    ])
  ]
}
