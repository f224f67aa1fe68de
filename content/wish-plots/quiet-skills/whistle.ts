import { wishPlot } from '../wish-plot.ts'

export const whoeverWhistle = wishPlot({
  id: 'wish-whoever-whistle',
  visits: 'anything',
  whoever: [
    'wants to whistle',
    'can’t whistle',
    'couldn’t whistle',
    'is bad at whistling',
    'is no good at whistling',
    'dreams of whistling',
    'longs to whistle',
    'wishes it could whistle',
    'wants to whistle a tune',
    'can’t whistle a tune',
    'wants to be able to whistle',
    'never learned to whistle',
    'has never whistled',
    'is too shy to whistle',
    'whistles badly',
    'whistles out of tune',
    'lost its whistle',
    'whistles',
    'whistled',
    'is whistling',
    'loves whistling',
    'loves to whistle',
    'likes whistling',
    'can only blow air',
    'blows raspberries instead of whistling',
    'whistles like a kettle',
    'can’t get a whistle out',
    'has no lips to whistle',
    'finds whistling hard'],
  except: ['referee', 'kettle', 'police', 'train whistle', 'in the dark', 'for help', 'hates', 'doesn’t like'],
  company: ['ship', 'sea', 'island', 'captain', 'sponge', 'bottle top', 'raisin'],
  about: 'The hero’s raisin is to sail to the sponge, and every big breath turns the ship over; whoever cannot whistle blows just as big, until they both use only what is left at the end.',
  titles: ['The Captain Arrives Dry', 'A Small Wind', '{visitor} Whistles Up the Wind', 'What Was Left of a Breath', 'As Far as the Sponge'],
  want: [
    {
      id: 'fourth-captain',
      A: 'partner',
      paragraphs: [
        'The ship was a bottle top, and the captain was a raisin. Far off, on the other side of the washing-up bowl, lay an island, which was the sponge. {H} wanted the captain to get there dry. {H} blew with both cheeks. Plop. “That was the fourth captain,” said {A}.',
        'At the door something hissed like a tyre. It was {visitor.first}. “That was going to be a whistle,” said {visitor}, “but all that came was wind.” “We need wind,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'from-the-floor',
      A: 'partner',
      paragraphs: [
        '“You’ve got to do it harder,” said {A}, and was quite sure. “Fetch it up from the floor.” {visitor} fetched it up from the floor. Phooo! The tea towel flew off its hook, and the sea stood up on one side. There was no whistle in it anywhere.',
        '“Harder,” said {A}, who was wet. Phooo! The captain flew past the island, and stuck to the window. {visitor} saw stars.'
      ]
    },
    {
      id: 'tongue-at-home',
      A: 'same',
      spare: 1,
      embodied: true,
      paragraphs: [
        '“Perhaps there’s somebody in the doorway,” said {A}. They looked into the back of a spoon, with their mouths open. There was the tongue. It was standing up, as people do who want to see who has come.',
        '“Sit,” said {visitor} to it. It lay down, with its tip behind the bottom teeth. At the next breath it was up again. “It’s very young,” said {A}. They all practised with theirs, and for a while nobody could say a word.'
      ]
    },
    {
      id: 'warm-and-cold',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Do haa,” said {A}, and held out one hand. {visitor} did haa, quite wide, and it was as warm as a stable. “Now make the hole small, and do foo.” That was cold, and all in one place. {A} looked to see if there was a mark.',
        '{H} did haa on one hand and foo on the other. It was the same breath, out of the same {H}. “So you’ve got two weathers in there,” said {visitor}. “Which of them is it that whistles?” Nobody ever whistled a haa.'
      ]
    },
    {
      id: 'the-crack',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They asked the wind itself. {A} opened the window wide, and it came in and said nothing. It turned over a newspaper. Then {A} shut the window nearly all the way. “Wheee,” said the crack. {visitor} went up quite close to it.',
        '“It hasn’t even got lips,” said {visitor}. “It’s only got less room.” {A} opened it by a finger, and the whee was gone. {A} shut it by a finger, and there it was. {H} could have played on that window for an hour.'
      ]
    },
    {
      id: 'own-sound',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“And what comes out when you aren’t trying?” asked {A}. “{caller.sound},” said {visitor}, and a cup moved along the shelf. “That’s a fine big one,” said {A}. “Could you do it through a keyhole?” {visitor} did it once more, right up at the lock.',
        '{H} had an ear on the other side. Most of it stayed in the kitchen. But a thin bit came through, no thicker than a key. “Send me that again,” said {H} through the hole. “Without the rest.”'
      ]
    },
    {
      id: 'harbour-wall',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'By now there were waves even when nobody blew. “The sea won’t lie down,” said {H}. “I could put in {caller.part},” said {visitor}, and did so, very carefully. “Now it’s a harbour,” said {A}.',
        'Behind it the water lay as flat as a plate. {H} put the ship there. “How long can you stay like that?” asked {H}. “I’ve never been so useful,” said {visitor}, and stayed until the water was cold.'
      ]
    },
    {
      id: 'stands-like-that',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“It’s how you stand,” said {A}. “My uncle always leaned on something.” First {visitor} leaned, and hissed. Then {visitor} did what came more easily, and {caller.does}. Foo, went the whistle in the middle of it. It was wind, but it had a bit of an edge.',
        'So {A} did it too. {A} {caller.move}, and blew. They did that side by side, past the fridge and back. “Did you hear it?” asked {A}. “I heard the floor,” said {H}.'
      ]
    },
    {
      id: 'hands-in-pockets',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What will you do with it when you can?” asked {A}. {visitor} had thought of that long ago. “I’d go along the street,” said {visitor}, “with everything in my pockets.” {A} lent the dressing gown, since it had some.',
        'They went along the hall, one behind the other, and looked at the coats. Nobody was in a hurry. Foo, foo, foo. “Good morning,” said {H} to a scarf. “It’s nearly right,” said {visitor}. “It’s only that nobody turns round.”'
      ]
    },
    {
      id: 'cheeks',
      A: 'same',
      spare: 5,
      embodied: true,
      paragraphs: [
        '{visitor} took a deep breath, and kept it in both cheeks. It looked like somebody with two buns. “You’re saving it,” said {A}. “It isn’t to stay there. It’s only to come by.” {H} pressed both buns with a finger. Prrr.',
        'Then they all had buns, and all pressed. It sounded like a bus letting people off. It wasn’t a whistle at all, but they couldn’t stop. On the sea, quite by the way, the ship had turned round.'
      ]
    },
    {
      id: 'wet-lips',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You’re as dry as toast,” said {A}. “A whistle slides. It can’t slide on toast.” {visitor} got wet all round, and blew. Foo. {visitor} got wet the other way round, and blew. It had a few drops in it now, and {A} stepped back from the shore.',
        '“Is that better?” asked {visitor}. {H} listened with one ear, and then the other. “It’s still wind,” said {H}, “but it’s been raining.”'
      ]
    },
    {
      id: 'scissors',
      A: 'other',
      spare: 7,
      paragraphs: [
        'It had happened to {A} by accident once, on the word “scissors”. “There were two in it,” said {A}. “One at each end.” {A} said it slowly. They all bent forward. There was something very small there, like a mouse behind a skirting board.',
        '“Scissors,” said {visitor}. “Sausages. Six glass slippers.” They said everything they could think of with an S in it. By the end it sounded as if somebody was frying. “I’ve got hungry,” said {H}.'
      ]
    },
    {
      id: 'crew',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The wet captains lay in a row on the edge of the sink. {A} dried them with a corner of the towel, and asked each what it had been like. “Too much,” said {A} in a very small voice. “Too much,” said the next. “I like a breeze.”',
        '“They’re right,” said {visitor}. “I shouldn’t care to sit in front of me.” The fifth captain stood ready, and nobody had pushed. {H} wished him a good journey, but did not promise anything.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“You mustn’t whistle on a ship,” said {S}. “Any sailor will tell you. You whistle up the wind.” “And if there isn’t any?” asked {A}. “Then you may,” said {S}. “But only a little one. A big one brings a big one.”',
        '{visitor} thought about that. “So it does as you do,” said {visitor}. {S} nodded, and whistled two notes across the bowl, hardly louder than a thought. You would not have believed it of {S}. A ripple went over, and came back.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to do the storm. “I don’t need any more storm,” said {A}. “I need a nice day.” {S} had never done a nice day. {S} puffed up both cheeks, and then just leaked. It was the smallest wind of the evening, and it went on for ages.',
        '“How do you make it so long?” asked {visitor}. “I’m not doing anything,” said {S}. “I’m only not stopping.” {visitor} had a look from the front. There was hardly a hole there.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'Phooo, blew {visitor} once more, in the wrong direction. {A} got the whole of it in the face. It all went flat on {A}, and then stood up again. {A} looked at {visitor} for some time. “I’m sorry,” said {visitor}. “There was meant to be a note with it.”',
        'After that {visitor} tried with great care, and only past {A}. Nothing stirred but one tip. “That’s about the size,” said {H}, who had been watching the tip.'
      ]
    },
    {
      id: 'the-end-of-it',
      A: 'partner',
      paragraphs: [
        '{A} picked the captain off the window. “I heard something,” said {A}. “It was right at the end, when you’d hardly any breath left.” “When I’ve hardly any left,” said {H}, “the ship sails! It only falls over first.” “Then it’s the big part that’s wrong,” said {A}, “in both of you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'what-was-left',
      A: 'partner',
      paragraphs: [
        'So {visitor} threw the big part away, haaa, out into the hall. {visitor} drew in, and left a hole that a raisin would have stuck in. Whatever was behind it lay down. “Now just cool one spoon of soup,” said {A}. Foo. Foo. Feee.',
        'It was as thin as a hair, and it was a note. And the ship moved off, and did not even rock. As long as the note went on, it sailed. “Don’t stop,” whispered {H}. But there was no more, and the island was still a hand away.'
      ]
    },
    {
      id: 'round-the-tap',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Can you do corners?” asked {H}. Round the tap that was needed. {A} thought that you would have to move the whole of {visitor}. But when {visitor} thought of “ee”, and whistled, it came out high. With “oo” it was low. The hole stayed where it was.',
        '“It’s what’s inside,” said {visitor}. “It’s got up, but only at the back.” They whistled “ee” and “oo” and “ee”, and the ship went right, left, right. {A} said that it was nearly a song. It was the way round the tap.'
      ]
    },
    {
      id: 'lost-again',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Then it was gone again. Foo, went {visitor}, and nothing but foo. “I’ve lost it,” said {visitor}. “Go back to where you had it,” said {A}. “That’s what I do with keys.” So {visitor} went out, and came in by the door, and threw the big part away.',
        'It took eleven breaths. At the twelfth there was a bit of a fee, quite hoarse, as if it had been asleep. “It wasn’t lost,” said {H}. “It was only in the same place.”'
      ]
    },
    {
      id: 'the-island',
      A: 'partner',
      paragraphs: [
        '“Now you,” said {A}. {H} threw the big part away too. Foo, blew {H}, for one raisin. The ship went on, slowly, and bump. The captain stepped out on the sponge, and {H} felt it all over. It was dry.',
        '“And what does a captain do there?” asked {visitor}. {H} bent down to hear. “Go home,” said {H}. So {visitor} went round to the other side. It was a long way back, with a bend in it, and it was very nearly a tune.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked over the edge of the bowl, like a cliff.',
      '{names} found the third captain, and it was not seen again.',
      { text: '{names} held up one wet finger, to see where the wind was.', needs: ['hands'] },
      { text: '{names} saluted, each time that a captain went by.', needs: ['hands'] }
    ],
    way: [
      '{names} came when it hissed, and went when it blew.',
      '{names} blew as well, and it was good for half a wave.',
      { text: '{names} hung up the tea towel again, with a peg this time.', needs: ['hands'] },
      { text: '{names} wiped up the sea wherever it had got to.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, so as not to be a wind.',
      '{names} heard it from the next room, and thought of a bird.',
      { text: '{names} waved from the island, with a corner of the sponge.', needs: ['hands'] },
      { text: '{names} turned the sponge round, so that it had a beach.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sea was poured away, and it whistled a little itself, going down. The captain stayed aboard for the night, on the shelf.',
    'When they had washed and lain down, somebody let the big part go, haaa. What was left was small and long, and there was a note in it.'
  ],
  last: [
    'A small wind went in and out, and nothing rocked, and {H} was asleep.',
    'Foo, went the breath, just enough for one raisin, and {H} was asleep.'
  ]
})
