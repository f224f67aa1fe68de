import { wishPlot } from '../wish-plot.ts'

export const schoolPhoto = wishPlot({
  id: 'wish-school-photo',
  beginsElsewhere: true,
  wishes: ['school photo', 'school photos', 'photo day', 'picture day', 'school picture', 'school pictures', 'class photo', 'class photos', 'nursery photo', 'nursery photos', 'school photograph', 'photographer coming', 'school photographer'],
  answers: ['school', 'day', 'teeth', 'front', 'gap', 'no', 'has', 'smile', 'smiling', 'tomorrow', 'won’t', 'hates', 'wobbly', 'tooth', 'cut', 'uniform', 'shirt', 'missing', 'nervous', 'picture', 'class', 'two', 'new'],
  moods: ['first', 'afraid', 'waiting'],
  about: 'The hero needs a smile for the school photo, and finds out what a smile has to have in front of it.',
  titles: ['Gherkin', 'Not a Horse', 'A Smile for {H}', 'Nobody Smiles at a Box', 'The Word for the Photo'],
  want: [
    {
      id: 'no-smile-yet',
      A: 'partner',
      paragraphs: [
        'Tomorrow was the school photo, and {H} had no smile for it yet. The last one stood on the shelf. In that photo {H} looked like somebody who has sat down on something cold.',
        '{A} fetched a shoe box with a hole in it and was the photographer. “Smile!” said {A}. {H} showed all the teeth there were. “That’s a horse,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'three-smiles',
      A: 'partner',
      paragraphs: [
        'For the next photo {H} kept {H}’s mouth shut. “Now you’ve swallowed a button,” said the box. For the third one {H} pushed up both corners with two fingers. It was quite good, but as soon as the fingers let go it fell down again. “At school they say cheese,” said {A}. “Cheeeese,” said {H}. It was not a smile. It was a door that creaked.'
      ]
    },
    {
      id: 'catalogue',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They looked at how others did it. On a packet of tea there was a lady who smiled as if she could smell it. A man on a tin smiled at a bean. The sun on the cornflakes smiled at everybody.',
        '“He’s got no lips,” said {A}. “That makes it easier.” {H} tried to smile like the man on the tin. But {H} had no bean. It came out rather worried.'
      ]
    },
    {
      id: 'hair',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“What will they do about your hair?” asked {A}. On photo day they always do something. {A} wetted the brush and drew it across, from one ear to the other. Now {H} looked like somebody from a bank.',
        'A bit at the back got up again, slowly, and looked round. {A} pressed it down. It got up. “It wants to be in the photo too,” said {H}.'
      ]
    },
    {
      id: 'collar',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What will you wear?” asked {A}. In a photo there is only the top half of a person. So {H} put on the good shirt, and below it the pyjamas with the frogs. {A} looked at the top half for a while, and then at the rest.',
        '“Nobody will ever know,” said {A}. {H} thought of the next hundred years, and of all the people who would look at the shirt. It did help a bit with the corners of the mouth. But as soon as {A} said “Now”, there were no frogs left in it.'
      ]
    },
    {
      id: 'teeth',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Do I have to show my teeth?” asked {H}. “You show what you’ve got,” said {A}. “With some people there’s a gap. I like those best. You can see in.”',
        '{A} told of a photo with twenty-eight children in it, and nineteen gaps. If you laid it on its side, it looked like a piano. {H} felt along with {H}’s tongue, to see what there was to show.'
      ]
    },
    {
      id: 'bottom-out',
      A: 'partner',
      paragraphs: [
        '“Once more,” said {A}, and lifted the box. The bottom fell out of it. Two socks and half a gherkin landed on {A}’s foot. It had been {A}’s box for saving things. {H} laughed out loud.',
        '“That’s the one!” said {A}. “That’s the smile!” “I wasn’t smiling,” said {H}. “I was looking at the gherkin.” {A} turned the empty box round. “That’s what’s wrong,” said {A}. “A smile’s got to be at something. Nobody can smile at a box.”'
      ]
    },
    {
      id: 'pet-photo',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'For a change it was {A} who had a photo taken. {H} held the box. “Look here,” said {H}. {A} looked at the door, and at the ceiling, and then at something that was not there.',
        '“Smile,” said {H}. {A} did not know about that, and stayed exactly like {A}. It was a very good picture, and {H} clicked twice.'
      ]
    },
    {
      id: 'elder-still',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We weren’t allowed to smile,” said {S}. “We had to look as if we were learning something.” “Did you?” asked {A}.',
        '“The boy in front of me had a beetle in his cap. It walked once round his collar, and all of us in that row could see it.” {S} pulled a very straight face, and the corners shook. “You can still tell which row it was.”'
      ]
    },
    {
      id: 'say-it-otherwise',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“In other countries they don’t say cheese,” said {A}. “Some say fish, and some say potato. In one they count to three, and on three they all say kimchi.” They tried all of them.',
        'Fish looked surprised. Potato looked as if it hurt. On kimchi {A} clicked too early, and the box had {H} with one eye shut. “It’s not the word,” said {H}. “It’s who’s saying it.”'
      ]
    },
    {
      id: 'turned-round',
      A: 'same',
      spare: 10,
      paragraphs: [
        'For a photo they turn you a bit as well, so {A} did that. The shoulders went to the left, and the head to the right. “Now look over there,” said {A}, “and think of nothing.” {H} looked over there. “Where’s the rest of me?” asked {H}.',
        'It was sitting sideways, with its knees to the door. “That’s how you can tell a photo,” said {A}. “Nobody really sits like that. They’d fall off.” {H} fell off.'
      ]
    }
  ],
  turn: [
    {
      id: 'something-to-think-of',
      A: 'partner',
      paragraphs: [
        'But nothing would fall out of the box at school. “Then I have to take something along,” said {H}, “that they can’t see.” So {A} said words, and {H} kept a straight face, to find out which was the strongest. “Elbow,” said {A}. “Pudding. Trousers.” {H} did not move.',
        '{A} bent down, with dignity, and picked up what lay on the floor. “Gherkin,” said {A}. {H}’s mouth went up, first on the left, and then the whole of it.'
      ]
    },
    {
      id: 'how-strong',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They tested the gherkin, to see what it could do. It worked from the kitchen. It worked with both eyes shut. It worked when {A} only made the G.',
        '“Stop,” said {H}, and held on to the table. “If you say it any more, it’ll be used up.” So for the rest of the evening nobody was allowed to. It was quite hard to keep away from. It was there between all the other words.'
      ]
    },
    {
      id: 'in-a-row',
      A: 'other',
      spare: 8,
      paragraphs: [
        'For the class photo you sit in rows, and have to keep still. {A} was all the others. {A} was somebody tall, and somebody who sneezed, and somebody who needed to go.',
        '“Everybody look at me,” said {H}, who had the box now. The one who needed to go was gone. The next one sneezed. In the end there was only one left, in the middle. That was {A}, with a real face.'
      ]
    },
    {
      id: 'click',
      A: 'partner',
      paragraphs: [
        'Then they did it just as it would be tomorrow. {A} stood behind the box and said nothing at all. {H} sat straight, hands on knees, and thought of it. It came up slowly from the inside, and there it was. “Click,” said {A}.',
        '“How was it?” asked {H}. {A} took the photo down from the shelf and held it up beside {H}. “This one’s cold,” said {A}, “and that’s you.” “And if they ask what’s so funny?” {H} thought about it. “Then I’ll say cheese.”'
      ]
    },
    {
      id: 'the-old-photo',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They looked at the old photo once more. “What were you sitting on?” asked {A}. “A box,” said {H}. “It wobbled, and a lady said chin down, chin up, not so much chin.”',
        '“It’s all in there,” said {A}. You could see the chin, and that there had been a lot of talk about it. {H} was a little sorry for the one in the photo, and whispered the word to it. It did not look quite so cold after that.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smiled as well, with the teeth at the back.',
      '{names} sat down on something cold, and understood the photo.',
      { text: '{names} combed a parting, though it was nobody’s turn.', needs: ['hands'] },
      { text: '{names} pulled the curtain back, for the light.', needs: ['hands'] }
    ],
    way: [
      '{names} pulled a face, and it was a horse of another kind.',
      '{names} came up close to the box, and looked in at the hole.',
      { text: '{names} pushed up two corners as well, and got the hiccups.', needs: ['hands'] },
      { text: '{names} brought some real cheese, and it went round.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the gherkin, and drew back a little.',
      '{names} made off with one sock, as far as the rug.',
      { text: '{names} held out an elbow, and it was not the strongest.', needs: ['hands'] },
      { text: '{names} taped up the bottom of the box, one gherkin too late.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} mended the shoe box with tape, and the socks went back into it. The gherkin was put somewhere else.',
    'Freshly washed, {H} lay down, and did not think of it once. It had to be fresh in the morning.'
  ],
  last: [
    'Nobody had said a word, and {H} was asleep with one corner up.',
    '{H} slept, and it was exactly the smile that was wanted.'
  ]
})
