import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const lemur = wishPlot({
  id: 'wish-lemur',
  wishes: ['lemur', 'lemurs', 'lemer', 'lemeur', 'ring tailed lemur', 'ringtailed lemur', 'ring tail lemur'],
  answers: ['ring', 'tailed', 'tail', 'tails', 'stripy', 'striped', 'stripes', 'sun', 'sunbathing', 'sunny', 'madagascar', 'island', 'forest', 'tree', 'trees', 'jumps', 'jumping', 'leaps', 'baby', 'eyes', 'follow', 'follows', 'following', 'walk', 'walks', 'leader', 'leads', 'cute', 'sleepy', 'who', 'that', 'troop', 'family', 'warm', 'dance', 'dances', 'dancing'],
  except: [...NOT_WELL, 'julien', 'movie', 'film', 'zoo', 'mouse', 'flying', 'purple', 'robot', 'aye', 'red'],
  company: ['lemur', 'sun'],
  about: 'The lemur at the front holds up its tail for the others to follow, and is the only one that never sees it.',
  titles: ['Follow That Tail', 'The Lemur at the Front', '{H} Has Never Seen It', 'Thirteen Rings', 'Twice Round the Sun'],
  want: [
    {
      id: 'tail-up',
      A: 'partner',
      paragraphs: [
        '{H} was a lemur, and had a tail of black and white socks knotted together. Behind came {A}, another lemur, with a shorter one. Lemurs walk with their tails straight up, and nobody gets lost in the long grass.',
        '“Where are we going?” asked {A}. “To the sun,” said {H}. That was a yellow towel, under the lamp. “It’s such a good tail to walk behind,” said {A}. The lemur stopped. “Is it?” it asked. “I’ve never seen it.”'
      ]
    }
  ],
  way: [
    {
      id: 'turn-round',
      A: 'partner',
      paragraphs: [
        'The lemur looked over its left shoulder. Something white went out of sight on the right. It looked to the right. Something black went off to the left. So the lemur went after it, round and round. {A} went round behind, since that’s what the tail did.',
        'They sat down, and the room went on turning. “Did you see it?” asked {A}. “Only where it had been,” said {H}.'
      ]
    },
    {
      id: 'sun-sit',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the morning lemurs are cold. They sit up with their arms held out and their tummies to the sun. It looks as if they were waiting for a parcel. {H} sat down like that before the lamp. {A} sat beside it.',
        '“How do you know when you’re done?” asked {A}. {H} felt. “My front’s ready,” said {H}. “You have to be turned,” said {A}. They sat the other way round, and there was nobody to give the parcel to.'
      ]
    },
    {
      id: 'count-rings',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How many stripes has it got?” asked {H}. A ring-tail has about thirteen of each sort. {A} counted from below. “Black, white, black, white, hole, white,” said {A}. “What comes at the very end?” asked {H}. “Black,” said {A}. “It’s always black at the tip.”',
        'The lemur tried to feel whether that was true. Black feels much like white, but it was warmer. That was where {A}’s hand was.'
      ]
    },
    {
      id: 'stink-fight',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Lemurs don’t bite when they quarrel. They rub their tails on their wrists, where they have a smell, and wave it at each other. The one who has to go away has lost. {H} rubbed and waved. “What’s that?” asked {A}. “Sock,” said {H}. “And yours?” “Soap.”',
        'They waved for some time. Neither of them was winning. Then the sock got to {A}, and the soap got to {H}. Both of them had to go away at once. They met again by the door.'
      ]
    },
    {
      id: 'comb-teeth',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A lemur has its comb in its mouth. Those are the lower teeth, and they stick out at the front like a small rake. {H} took a real comb and did {A}’s jumper with it, from the neck down. “Now you,” said {H}.',
        '“What are you looking for?” asked {A}. “What there is,” said the lemur. There was a crumb, and a thread, and a cornflake that both of them knew. They said nothing about it, and shared it.'
      ]
    },
    {
      id: 'leap',
      A: 'same',
      spare: 5,
      paragraphs: [
        'From one tree to the next a lemur leaps upright, and lands with all its fingers. The trees were two cushions on the floor, a step apart. {H} bent both knees, pushed off, and hugged the air on the other side. “Got it,” said {H}.',
        '{A} came after, and there was only the one cushion. They stood on it chest to chest. “It’s a slim tree,” said {A}. Nobody moved. A lemur can hold on for hours, and it’s easier when the tree holds on too.'
      ]
    },
    {
      id: 'sideways',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The island where lemurs live has white ones too, and they can’t walk on the ground. They dance over it sideways, with their arms up. {A} was one, with a tea towel on. Hop, it went, and hop, always to the left.',
        '“Where do you want to go?” asked {H}. “To the right,” said {A}, hopping. “Then turn round,” said {H}. {A} turned round and hopped to the left, and now that was the way. “Thank you,” it called. “I’ve been in that corner since May.”'
      ]
    },
    {
      id: 'mew',
      A: 'same',
      spare: 7,
      paragraphs: [
        'If you fall behind in a forest, you call. A lemur mews, like a cat who has been shut out. The others mew back, and then everybody knows where everybody is. {A} stood behind the curtain. “Meow?” “Meow,” said {H}. “Where are you?” “Behind the curtain.”',
        '“Me too,” said {A}. {H} was on the other side of it. They met in the middle, with the curtain between, and shook hands through it.'
      ]
    },
    {
      id: 'who-decides',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Why do you go first?” asked {A}. “Somebody must,” said {H}. With these lemurs it’s the mothers who say where to go. The others come along, and have the second-best leaf. “What’s so good about the second-best?” asked {H}.',
        '“You don’t have to choose it,” said {A}. {H} had not thought of that. They ate two leaves, which were salad. The best one was a bit sour.'
      ]
    },
    {
      id: 'purr',
      A: 'same',
      spare: 9,
      paragraphs: [
        'When it’s well, a lemur purrs. {H} laid an ear on {A}, to hear if it was. There was a gurgle, and then a long nothing. “You aren’t purring,” said {H}. “I’m warming up,” said {A}. “It’s an old one.”',
        'It began quite low down, about the third button. It sounded like a bus a long way off, waiting for people. {H} purred along, and soon it was a whole bus station.'
      ]
    },
    {
      id: 'pet-tail',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'On the path lay {A}. The lemur looked at that end of {A} where a tail is, or would be. “You’ve seen yours, I suppose,” said {H}. {A} yawned. When you lie in a curl, you see all there is.',
        '{H} lay down in a curl as well. It was good advice, but the socks went round only as far as the knee. From the front all you saw was a lemur thinking.'
      ]
    },
    {
      id: 'elder-lemur',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} was the oldest lemur, and had the armchair with the most sun. “I walked at the front once,” said {S}. “For years. I had an itch between the shoulders, and never knew why.” “Why?” asked {A}. “They were all looking at me,” said {S}.',
        '“And now?” asked {A}. “Now it’s in my knee,” said {S}. {A} looked at the knee for a while. “I can feel that,” said {S}, and put a rug over it.'
      ]
    },
    {
      id: 'child-young',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'For a while there was a young one in the grass, and that was {S}. Young lemurs are carried under the tummy at first, and later on the back. {S} lay down under {A}, who stood on all fours. “Walk,” said {S}. “You’re lying on the floor,” said {A}.',
        '“I’m hanging,” said {S}, and held on to two buttons. So {A} walked a step, and the young one slid along. It saw nothing but stomach. “Are we there?” it asked. “It looks the same.”'
      ]
    },
    {
      id: 'baby-sun',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'One lemur had been in the sun all the time, and that was {A}. It held both arms out, as lemurs do, and had not been told to. {H} sat down opposite and held out both arms as well.',
        'Now they only had to come a bit nearer. Then it was no longer sunbathing. It was something else, and {A} got hold of a stripe.'
      ]
    },
    {
      id: 'guest-baobab',
      A: 'guest',
      spare: 7,
      paragraphs: [
        'On the path there stood a tree as thick as a house, and that was {A}. Where lemurs live they look as if they’d been planted upside down. “Have you seen my tail?” asked the lemur. “It’s gone by twice,” said the tree. “In a ring. It was very quick.”',
        '“And how was it?” “Well cared for,” said the tree. “It stood up straight.” The lemur thanked it. It’s good to hear that from somebody who knows about standing.'
      ]
    },
    {
      id: 'you-first',
      A: 'partner',
      paragraphs: [
        '“You walk in front,” said {H}, “and I’ll see something.” So they changed places. {H} walked behind, and saw a tail. It was short, and it was {A}’s. “It’s nice,” said {H}, “but it isn’t mine.”',
        '“And I don’t know the way,” said {A}. They had come to the bookcase, and the sun was far behind them. “You’re always in front of your tail,” said {A}. “That’s what’s wrong with the front.”'
      ]
    }
  ],
  turn: [
    {
      id: 'no-front',
      A: 'partner',
      paragraphs: [
        '{H} thought it over with one finger on a stripe. “Then we’ll have no front,” said {H}. They went back to the sun. “Put my tip over your shoulder,” said {H}, “and follow me.” Then the lemur walked, round the towel and round, until it came up behind {A}.',
        'Now {A} was behind {H}, and {H} was behind {A}. And down {A}’s back, right in front of the lemur’s nose, hung something stripy.'
      ]
    },
    {
      id: 'describe',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It has a white one that’s wider than the rest,” said {H}. “That’s Sunday,” said {A}. They gave the others their days too. There were thirteen, so the week was rather full. One of them had a darn in it, and became the day for the dentist.',
        '“I’ve had all that behind me,” said {H}, “and nobody said.” “I did say,” said {A}. “I said it was a good one.” So it was. But you do want to hear about the darn.'
      ]
    },
    {
      id: 'long-shadow',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On the wall there were shadows by now, for the sun hung low. There was a lemur with a tail as tall as a door. {H} held still. “Who’s that?” “That’s us,” said {A}, and waved, and so did the wall.',
        'They had it all to look at, without turning round once. The tail bent in a corner and went on along the ceiling. “I didn’t know it went so far,” said {H}.'
      ]
    },
    {
      id: 'hello-tail',
      A: 'partner',
      paragraphs: [
        '“There you are,” said {H} to the tail. It was white and black, with a hole near the tip. “It is a good one,” said {H}. “I’d follow that.” And {H} did, twice round the sun.',
        '“Who’s leading now?” asked {A}. Nobody knew. So they sat down in the middle, where it was warm, and held out their arms. {A} laid the tail round both their necks. It had never been so easy to keep together.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along last, in the long grass.',
      '{names} tried out the sun, and it was warm.',
      { text: '{names} tied one more knot, between a black and a white.', needs: ['hands'] },
      { text: '{names} held up the tip of the tail, where it drooped.', needs: ['hands'] }
    ],
    way: [
      '{names} went round as well, and fell over.',
      '{names} sat down in the middle, where it turned least.',
      { text: '{names} steadied the bookcase, which had to be going round too.', needs: ['hands'] },
      { text: '{names} pointed right, but by then it was on the left.', needs: ['hands'] }
    ],
    turn: [
      '{names} slipped inside the ring, where the sun was.',
      '{names} followed, somewhere between the front and the back.',
      { text: '{names} lifted the middle stripe, so that it did not drag.', needs: ['hands'] },
      { text: '{names} patted whichever shoulder came by.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded up the sun and hung it over a rail. The socks were undone and put together two by two, and one of them stayed by itself.',
    'A sock came along to bed. {H} laid it along the pillow, with its toe in front, so that there was something to follow.'
  ],
  last: [
    'The sock went ahead into the long grass, and {H} came after it, asleep.',
    'Both arms lay out on the blanket, for the morning sun, and {H} was asleep.'
  ]
})
