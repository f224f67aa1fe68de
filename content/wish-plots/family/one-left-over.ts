import { wishPlot } from '../wish-plot.ts'

export const oneLeftOver = wishPlot({
  id: 'wish-one-left-over',
  tellsAny: 'builds',
  about: 'It is built and it stands, and there is one piece left over; they take it all down to see where it belongs, and then there are two.',
  titles: ['One Left Over', 'And Then There Were Two', 'Nothing Wobbles', '{H} Counts the Pieces', 'Where Does This Go'],
  company: ['table', 'lamp', 'floor', 'box', 'tin', 'bread', 'lid', 'door'],
  want: [
    {
      id: 'finished',
      A: 'partner',
      paragraphs: [
        '{H} and {A} had built {builds}. It had taken since breakfast, and it was finished. It stood there, and it did not fall over when {A} sneezed. “That’s {builds.the},” said {H}, “and it’s the best one there is.”',
        'Then {H} moved one foot. Under it lay a {builds.piece}. They both looked at it, and then at {builds.the}. “That’s left over,” said {A}. {H} wanted to know where it belonged.'
      ]
    }
  ],
  way: [
    {
      id: 'all-round',
      A: 'partner',
      paragraphs: [
        'They went all round {builds.the} on their knees. There was no gap anywhere. {H} pushed at the top and {A} pushed at the bottom. “Nothing’s loose,” said {A}. “Something must be,” said {H}. “They don’t put one in for nothing.”',
        'There was no help for it. They took {builds.the} to pieces, right down to the floor, and began again. This time they counted aloud. At four o’clock it stood there again, exactly as it had been. {A} lifted the other foot. Now there were two left over.'
      ]
    },
    {
      id: 'the-helper',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“{builds.with} built the middle,” said {H}. “Perhaps {builds.with} knows.” But {builds.with} was busy, and only called from far off, “Is it still standing?”',
        '“Yes,” they both called back. “Then it’s all in there,” called {builds.with}. {H} looked at the {builds.piece}. “That’s what somebody says who had one left over,” said {A}, “and put it in a pocket.”'
      ]
    },
    {
      id: 'who-is-who',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Which of them is the first one?” asked {H}. They laid the two side by side. They looked just the same, only one was a bit warmer, from being stood on.',
        '“This one’s been left over longer,” said {A}. “You can see it. It’s used to it.” The other one had rolled as far as the table leg, and seemed to be hoping for something.'
      ]
    },
    {
      id: 'plan',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a plan as well. {H} had drawn it on the back of an envelope, before they began. They held it against {builds.the}, first the right way up.',
        '“What’s this?” asked {A}, and put a finger on something round. “That’s where the cup stood,” said {H}. They had built it, all the same. It was rather a good part of {builds.the}.'
      ]
    },
    {
      id: 'blame',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You did the left side,” said {H}. “And you did the bit underneath,” said {A}, “with your tongue out.” They thought back. Between lunch and three o’clock nobody could swear to anything.',
        '“There was a moment when you said, That’ll do,” said {H}. “I say that about most things,” said {A}. “It’s a good thing to say.” “And did it do?” “It’s standing,” said {A}.'
      ]
    },
    {
      id: 'ask-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They tried not looking at it. They had a piece of bread, with their backs to {builds.the}, and talked of other things. Then they turned round quickly.',
        'It had not moved. “It isn’t hiding anything,” said {A}, “or it would have gone red.” {H} looked behind {builds.the}. There was only a crumb there, and that was {A}’s.'
      ]
    },
    {
      id: 'measuring',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} measured {builds.the} with the string from the parcel. It was as long as {H}’s arm and a thumb. “And before, when it was the first one?” “A thumb and a half,” said {H}.',
        'So half a thumb was missing. They looked for it everywhere, even in the bread bin. In the end {A} remembered that the string had had a knot in it.'
      ]
    },
    {
      id: 'pet-sits',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came and looked {builds.the} up and down. Then {A} went once round it, and stopped where {H} had not been quite sure.',
        '“What’s there?” asked {H}. {A} breathed on it. It held. {A} breathed again, rather harder, and it went on holding. After that {A} lay down beside it, like somebody who has signed a paper.'
      ]
    },
    {
      id: 'child-expert',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“That one goes inside,” said {S} at once. “Where inside?” asked {A}. “In the middle. Where you can’t see it.” That was hard to look up.',
        '“It isn’t for anything there,” said {S}. “It’s only there so that the middle isn’t empty.” They knocked on the outside, very softly, and {A} really did not know what to say.'
      ]
    },
    {
      id: 'elder-clock',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I once mended a clock,” said {S}, “and had three wheels left over.” “Did it go?” asked {A}. “Better than before,” said {S}. “But I never turned my back on it again.”',
        '“And where are the wheels?” {S} felt in a pocket, and there they were, all three, quite bright from thirty years of keys. “You never know,” said {S}.'
      ]
    },
    {
      id: 'why-two',
      A: 'partner',
      paragraphs: [
        '“If we build it once more there’ll be three,” said {H}. {A} held both of them in one hand and thought. “It’s better than it was,” said {A}. “We knew how, the second time. We needed one less.” {H} looked at {builds.the}. It did look as if it had been built by people who knew how.'
      ]
    }
  ],
  turn: [
    {
      id: 'try-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They tried out all that {builds.the} was for, with a peg in place of somebody small. The peg was quite content. It stayed where it was put, and looked straight ahead.',
        '“Would you say that something’s missing?” {A} asked the peg. The peg said nothing. “It’d tell us,” said {H}. “It’s a very honest peg.”'
      ]
    },
    {
      id: 'tin',
      A: 'partner',
      paragraphs: [
        '“Then they’re not left over,” said {H} slowly. “They’re what we saved.” {H} fetched a tin with a lid. Both of them went in, and it made a fine noise, like a shop.',
        '“If we build it a hundred times we’ll have a hundred,” said {H}. “Then we can make another one, out of nothing.” {A} began to work it out, and gave up at about Christmas. “And it’s good to have one over,” said {A}. “If it’s quite finished, what do we do tomorrow?”'
      ]
    },
    {
      id: 'opening',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Before they could call it done they had to open it. {H} tied a thread round {builds.the}, and {A} made a speech. “We are gathered here today,” said {A}, “and some of us have got pins and needles.”',
        '{A} bit the thread through, for nobody could find the scissors. They clapped. “It’s open,” said {H}, and they both waited a moment, in case it did something.'
      ]
    },
    {
      id: 'name',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It needed a name, so that they could say good morning to it. {H} thought of something grand. {A} thought of something short, for when there was no time.',
        'In the end it was called That’ll Do. It suited {builds.the} better than you would think. It was not a grand name, but it was quite sure of itself.'
      ]
    },
    {
      id: 'visitors-only',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They led everybody past {builds.the}. People could look for as long as they could hold their breath. “Don’t touch the left side,” said {H} each time. “Why?” “It’s the ticklish side.”',
        '{A} came round a second time, with a hat on, to see what it looked like from outside. “Who built this?” asked the hat. “We did,” said {H}. “You wouldn’t think there was anything left over,” said the hat.'
      ]
    },
    {
      id: 'from-outside',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then they went out of the room, and came in again as if they had never seen it. “Oh,” said {H} at the door. “Oh,” said {A}. It was still there, and it was theirs.',
        'They did it twice more, for it was a good feeling. The third time {A} forgot to be surprised, and only said, “Excuse me,” and went round it. “Now it lives here,” said {H}.'
      ]
    },
    {
      id: 'lid',
      A: 'partner',
      paragraphs: [
        'They sat in front of {builds.the} until the lamp was lit, and looked at it. It was really very good. “You know what would go well just there?” said {A}, and put a finger on the very top. {H} was already opening the tin.',
        '{H} put one on the very top. It looked as if it had always been there. Then there was only one left over. {H} put the lid back on the tin. “That one’s for tomorrow,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sneezed too, and it stood.',
      '{names} walked all round it, and touched nothing, or hardly anything.',
      { text: '{names} cleared away the empty box, and shook it.', needs: ['hands'] },
      { text: '{names} clapped once, and then saw what lay under the foot.', needs: ['hands'] }
    ],
    way: [
      '{names} searched along the wall, and brought a raisin.',
      '{names} lay down beside the pieces, and got up again, because of one underneath.',
      { text: '{names} sorted the pieces by size, and then by liking.', needs: ['hands'] },
      { text: '{names} counted aloud as well, and came to one more than the others.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up at the rattle, as you do for a shop.',
      '{names} made room beside the sofa, for when there are a hundred.',
      { text: '{names} screwed the lid on, and shook the tin for the sound.', needs: ['hands'] },
      { text: '{names} stood back with half shut eyes, as builders do.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} cleared the floor, all but the place where it stood. The tin went on the shelf.',
    'They washed, and in the dark they could still see it a little.'
  ],
  last: [
    'In the tin lay one for tomorrow, and {H} was asleep.',
    'Nothing wobbled, nothing fell, and {H} slept.'
  ]
})
