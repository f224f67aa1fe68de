import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const alligator = wishPlot({
  id: 'wish-alligator',
  wishes: ['alligator', 'alligators', 'gator', 'gators', 'american alligator', 'aligátor', 'alligator singing'],
  answers: ['swamp', 'sings', 'singing', 'sing', 'song', 'choir', 'music', 'water', 'big', 'green', 'friendly', 'teeth', 'snappy', 'sleepy', 'little', 'baby', 'florida', 'louisiana', 'who', 'that', 'mouth', 'tail', 'river', 'smiling', 'nice', 'hungry', 'frog', 'funny'],
  except: [...NOT_WELL, 'afraid', 'scared', 'crocodile', 'dentist', 'toilet', 'bath', 'shoes', 'clip', 'pear', 'football', 'team', 'teeth brushing', 'sewer', 'sewers', 'pool', 'golf', 'under'],
  company: ['alligator', 'swamp', 'frog', 'choir', 'triangle', 'note'],
  about: 'An alligator wants to sing in the choir of the swamp, and nobody hears a thing, until the water in a cup begins to dance.',
  titles: ['The Lowest Note in the Swamp', 'It Got Me in the Knees', '{H} Sings Underneath', 'The Alligator’s Solo', 'Whenever You’re Ready'],
  want: [
    {
      id: 'your-note',
      A: 'partner',
      paragraphs: [
        '{H} was an alligator in a swamp. That was a green blanket, with paper snippets for duckweed. In the evening everybody sang there. {A} was a frog, and held the choir together with a straw.',
        '“And now the alligator,” said the frog. The alligator had wanted this so much. It breathed in until it was as long as a boat. It lifted its chin, and sang. There was nothing to hear. “Whenever you’re ready,” said the frog.'
      ]
    }
  ],
  way: [
    {
      id: 'the-triangle',
      A: 'partner',
      paragraphs: [
        '“That was it,” said {H}. “I held it for eleven seconds.” The frog thought it over. “Perhaps a bit louder,” it said. The alligator sang with all that it had, down to the tail. The frog leaned forward, and heard a fly.',
        '“You moved your chin beautifully,” said the frog. It gave the alligator a triangle to hold, which was a coat hanger.'
      ]
    },
    {
      id: 'round-snout',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Aren’t you a crocodile?” asked the frog. “A crocodile’s snout is pointed,” said the alligator. “Mine is like a spade.” It laid its snout on the bank, to show. “And when I shut my mouth, my lower teeth are put away. A crocodile leaves some hanging out.”',
        'The frog looked along it. It was very tidy. “Where do they go?” it asked. “Each has a pocket,” said the alligator. It opened, and shut, and there was nothing lying about.'
      ]
    },
    {
      id: 'hairband',
      A: 'same',
      spare: 2,
      paragraphs: [
        'An alligator can bite through nearly everything. But it’s weak at opening, and one elastic band will hold it shut. The frog had seen that in a book. It put one round the alligator’s arms, which were the jaws.',
        '“Mmm,” said the alligator. “I thought so,” said the frog. “You sing with your mouth closed. Is that any louder?” It listened at both corners. Then it took the band off again, for now there was nothing to hear but the fly.'
      ]
    },
    {
      id: 'warm-nest',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The alligator had to go home between two songs, and turn its eggs’ heating down. Alligators heap up leaves and mud, and as it all rots it gets warm in there. It was a heap of washing. {A} put one hand in.',
        '“How many are there?” asked {A}. “Forty,” said the alligator. “Do they sing already?” They held their breath. Deep inside the heap something said “Ump”. That’s what they do, before they come out. “It’s flat,” said the alligator proudly, “like me.”'
      ]
    },
    {
      id: 'log',
      A: 'other',
      spare: 4,
      paragraphs: [
        'A heron came down on the alligator’s back to practise scales. It was {A}, on one leg. It had taken the alligator for a log, as everybody does. “La, la, la,” sang the heron, and went up a step each time.',
        'At the top it got stuck. “A bit lower,” said the log. “Which of us is singing?” asked the heron. “You are,” said the log. “I’m only what you stand on.” But it had trembled, and the heron had to change legs.'
      ]
    },
    {
      id: 'eighty-teeth',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“It may be your teeth,” said the frog. “They could be in the way of the note.” It counted them with the straw, and got to eighty. They were clothes pegs, on a belt. One came off in the frog’s hand. The frog went rather greener.',
        '“Never mind,” said the alligator. “There’s another underneath. I’ve had some thousands.” The frog put the old one behind its ear, like a pencil.'
      ]
    },
    {
      id: 'red-eyes',
      A: 'same',
      spare: 6,
      paragraphs: [
        'It had got dark, and the frog could not see its choir. {A} took a torch and shone it over the swamp. An alligator’s eyes glow red in that, like two coals. {H} had a red bottle top on each eyebrow.',
        '“There you are,” said the frog. “I thought you’d gone home.” “I’m in the middle of my solo,” said the alligator. The two red lights shook slightly. The frog turned off the torch, so as not to interrupt.'
      ]
    },
    {
      id: 'long-breath',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You don’t breathe properly,” said the frog. “Singers breathe from down here.” It blew up its throat. The alligator sank, to do it from further down still. An alligator can stay under for an hour, if it keeps calm.',
        'The frog counted the bars. It sang all the parts in between, and it sang the second verse as well. After a long time one bubble came up beside it, and burst. “That was me coming in,” said a voice from below.'
      ]
    },
    {
      id: 'in-the-jaws',
      A: 'same',
      spare: 8,
      paragraphs: [
        'An alligator carries its young to the water in its mouth. They sit between all those teeth, and nothing happens to them. The frog did not quite believe that. “Try it with an egg,” it said. They took a ball of wool, and laid it on the lower jaw.',
        'The alligator closed up, a bit at a time. It carried the wool across the swamp and put it down. There was not even a dent. “So you can do something softly,” said the frog. “I do everything softly,” said the alligator. “That’s the trouble.”'
      ]
    },
    {
      id: 'cross-out',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} was printing the programme, on the back of an envelope. “Frogs, crickets, one owl,” read {A}, “and what shall I put for you?” “Alligator, solo,” said the alligator. “And what do you sing?” “Low.”',
        '{A} wrote it very small, since it was so quiet. The alligator asked if it could have a bigger pencil. So it was written once more, underneath, right across the flap: LOW.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} lay on the bank, flat out, with the whole underside on the ground. The frog had gone to look for its straw. In the swamp the alligator lifted its chin.',
        '{A} kept quite still, and looked at the alligator for as long as the note lasted. Then {A} breathed out, down there on the bank. That made one who had heard it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“In our choir there was a man with a voice like a wardrobe,” said {S}. “He stood behind me. I never once heard him.” “How did you know that he sang?” asked the alligator, who was {A}.',
        '“My buttons hummed,” said {S}. “From the second one down.” {S} looked at the place. “He moved to Leeds in the end. I’ve never been as well buttoned since.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was a small alligator, with yellow stripes, and those are only for the young ones. “I sing like this,” said {S}. “Ump, ump, ump.” It was loud, and it was very quick.',
        '“It gets lower as you get longer,” said {A}. They measured, with the coat hanger. {S} was two hangers and a hand. “Ump,” said {S}, and stood on tiptoe, to see if it helped.'
      ]
    },
    {
      id: 'the-cup',
      A: 'partner',
      paragraphs: [
        'The frog was thirsty after all that, and set a cup of water on the alligator’s back. {H} thought that nobody was listening, and sang. In the cup there was a ring, and a second ring, and a drop jumped up.',
        '“Do that once more,” said {A}, and laid a hand down flat. “You do sing! It’s only too low. Our ears don’t go down as far as that. On a real one the water hops off its back, like rain going home.”'
      ]
    }
  ],
  turn: [
    {
      id: 'lying-down',
      A: 'partner',
      paragraphs: [
        'So that night the frog did not say “Stand up straight.” “Everybody lie down, please,” it said, “with your tummies on the swamp.” Then it lifted the straw. {H} breathed in to the tip of the tail, and began.',
        'There was a humming with no sound to it. All over the swamp the duckweed hopped. The cup tinkled, and the triangle rang, though nobody had hit it. “It’s got me in the knees,” whispered {A}. “Now it’s coming up.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} was laid on top of the alligator, in the best seat. When the note began, {A}’s mouth opened, and {A} sang too. It came out as “a-a-a-a-a”, all in little pieces.',
        'When the note was over, it was one long “aah”. “That’s the shake that we’ve always wanted,” said the frog.'
      ]
    },
    {
      id: 'when-it-stopped',
      A: 'partner',
      paragraphs: [
        'The alligator was asked for another verse. “Something for the end,” said the frog, “so that they’ll sleep.” It was the lowest one that {H} knew. It was so low that nobody woke who was asleep already.',
        'The frog put down its straw, and lay with one ear on the alligator. You could not hear the song. So you could not hear when it stopped either. {A} waited for that for some time, and then no longer.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat in the reeds with the other voices.',
      '{names} waited for the alligator’s note, and went on waiting.',
      { text: '{names} scattered more duckweed on the swamp.', needs: ['hands'] },
      { text: '{names} turned over a page of music, with nothing on it.', needs: ['hands'] }
    ],
    way: [
      '{names} listened to the fly.',
      '{names} nodded in time, to somebody’s chin.',
      { text: '{names} hung the triangle straight.', needs: ['hands'] },
      { text: '{names} filled the cup, up to the brim.', needs: ['hands'] }
    ],
    turn: [
      '{names} got it in the tummy, and then in the toes.',
      '{names} lay down flat, in the front row.',
      { text: '{names} felt for the song with ten fingertips.', needs: ['hands'] },
      { text: '{names} clapped without any sound, as it was only right.', needs: ['hands'] }
    ]
  },
  bed: [
    'The duckweed was picked off the swamp, piece by piece. The triangle went back in the wardrobe, and took a coat.',
    '{H} washed every one of those teeth, and slid into bed as far as both eyes. Under the chin the pillow still hummed.'
  ],
  last: [
    'Somewhere below hearing a note was held, very long, and {H} slept.',
    'Both eyes went under, and the swamp lay flat, and {H} was asleep.'
  ]
})
