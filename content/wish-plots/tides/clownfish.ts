import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const clownfish = wishPlot({
  id: 'wish-clownfish',
  wishes: ['clownfish', 'clown fish', 'clownfishes', 'anemone fish', 'anemonefish', 'pez payaso', 'poisson clown', 'clownfisch', 'peixe palhaço'],
  answers: ['anemone', 'sea', 'home', 'house', 'lives', 'live', 'orange', 'white', 'stripes', 'stripy', 'striped', 'reef', 'coral', 'ocean', 'tickle', 'tickles', 'tickly', 'sting', 'stings', 'slime', 'slimy', 'little', 'small', 'tiny', 'swims', 'swimming', 'friend', 'who', 'that', 'bath', 'clean', 'dad', 'father', 'mother', 'funny', 'hiding', 'hides', 'sleepy', 'eggs'],
  except: [...NOT_WELL, 'afraid', 'scared', 'nemo', 'dory', 'circus', 'shark', 'aquarium'],
  company: ['clownfish', 'anemone', 'reef', 'soap'],
  partnerPlays: true,
  about: 'A clownfish has washed too well, and its own anemone does not know it and goes to look for it, a finger’s width an hour.',
  titles: ['Lost: One Clownfish', 'The Anemone Sets Out', '{H} Smells of Soap', 'Too Clean to Come In', 'Ten Arms and No Eyes'],
  want: [
    {
      id: 'coming-home',
      A: 'partner',
      paragraphs: [
        '{H} was a clownfish, in orange, with three white stripes of loo paper. Its home was an anemone, and that was {A} in the armchair. An anemone looks like a flower. It’s an animal, with a great many arms, and it stings whoever touches it. {A} had ten, and tickled.',
        'It lets in nobody but the clownfish. Today the clownfish had had a bath, at the far end of the reef. Now it wanted to go home to bed.'
      ]
    }
  ],
  way: [
    {
      id: 'zing',
      A: 'partner',
      paragraphs: [
        'The clownfish swam straight in among the arms. “Zing,” said the anemone, with all ten. Out shot the clownfish again, and lay on the rug. “It’s only me!” called {H}.',
        '“Mind where you’re going,” said the anemone. “I can’t stop and chat. I’ve lost a clownfish.” The anemone sat one finger further forward in the chair. It had set out to look.'
      ]
    },
    {
      id: 'duck-walk',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What does it look like, your clownfish?” asked {H}. “I’ve never looked,” said the anemone. “But it swims the way a duck walks. Its front goes left and its back goes right. It’s never been any good at it.”',
        'The clownfish swam up and down before the chair, with plenty of left and plenty of right. It knocked against the lamp. “Like that?” “I can’t see you,” said the anemone. “But it did sound like home.”'
      ]
    },
    {
      id: 'pop',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A clownfish can talk with its teeth, by snapping them shut. Pop. {H} snapped at {A} twice, from the rug. {A} popped back at once.',
        '“That was very rude,” said {H}. “I only said good evening,” said {A}. “Then you’ve got an accent.” They practised, pop by pop, until it was good evening in both directions.'
      ]
    },
    {
      id: 'queue',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In an anemone there’s a queue. First comes the largest clownfish, the mother. The father is a size smaller, and then come the others, down to the last. Nobody may outgrow whoever is in front. {H} and {A} stood back to back, to see who was first.',
        'A book was laid across both heads. It sloped. “Have some more supper,” said one. “After you,” said the other. For if the first grows a little, everybody behind may grow a little too.'
      ]
    },
    {
      id: 'fanning',
      A: 'other',
      spare: 4,
      paragraphs: [
        'A clownfish lays its eggs on a stone beside the anemone. There were a hundred, and they were buttons, in rows. The father looks after them. {A} was the father, and fanned fresh water over them with a newspaper.',
        '“How long do you do that?” asked the clownfish. “Day and night, for a week,” said {A}. {H} held the lamp, and by then they had eyes. Each button had four. “They take after you,” said {H}, and {A} fanned a little faster.'
      ]
    },
    {
      id: 'butterfly-fish',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There’s a fish that likes to nibble anemones. It’s yellow, flat, and ten times as large as a clownfish. Today it was the ironing board. {A} pushed it in at the door, end first.',
        '“Not here,” said the clownfish. It came out by an arm’s length, and snapped. The ironing board stood still. It came out by another, and the ironing board went back into the passage. “It had heard of you,” said {A}, from behind it.'
      ]
    },
    {
      id: 'crumb',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Have you eaten?” asked the clownfish, from outside. The anemone had not. It can’t go shopping, at that speed. It waits until something drifts by. The clownfish laid a piece of toast on the end of one arm.',
        'The arm passed it to the next, and so on, to the middle. The mouth is there, and it’s the only door that an anemone has. “My clownfish always brings me the crusts,” it said, and chewed. “You’re not unlike it, for a stranger.”'
      ]
    },
    {
      id: 'shut',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'A bus went by, and the lamp shook. At that the anemone pulled in its arms, all at once, and shut. In the chair sat something like a round loaf. “Are you in?” asked the clownfish, and went round it.',
        '“I’m not receiving,” said the loaf. The clownfish told it that the bus was gone. First one finger came out at the top, and felt about. There was no bus up there. Nine more followed, and it was open until further notice.'
      ]
    },
    {
      id: 'description',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} was a crab with a notebook, and the reef’s policeman. “One clownfish is lost,” said {A}. “It’s orange, with three stripes. Have you seen it?” The clownfish looked down at itself, and counted. “I’m that one,” it said. “I’m not lost, I’m locked out.”',
        '{A} turned the page. “That’s another form,” said {A}. “Did you have a key?” “I had a smell,” said the clownfish. {A} asked how that was spelled, and wrote until the pencil was blunt.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had come to the reef without being asked, and met the clownfish on the rug. {A} began to smell it from the tail upwards. There was soap, and more soap, and then something behind the ear.',
        'That was {H}, and no mistake. {A} had needed about as long as it takes to blink. So {A} lay down beside the fish, where it was warm. Now the anemone could catch up.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once went to the hairdresser’s,” said {S}, “and had my hair all cut off. When I came home our dog barked at me through the letter box.” “Did you tell it who you were?” asked {A}. “Twice, with my full name.”',
        '“And then?” asked the clownfish. “I put my hand in and let it have a sniff,” said {S}. “After that it was ashamed, and brought me a shoe.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was the smallest clownfish in the reef, and so new that it had only one stripe. The others come later. “Where do I live?” asked {S}. “You smell your way,” said {A}. “An anemone smells of itself.”',
        '{S} swam with the nose in front, along the sofa and under the stool. It smelled of feet, and then of an orange. {S} stopped at the orange. “I live here,” said {S}, and began to peel it.'
      ]
    },
    {
      id: 'no-eyes',
      A: 'partner',
      paragraphs: [
        '“Look at my stripes,” said the clownfish, and turned round once. “I’ve got no eyes,” said the anemone. “I haven’t even got a head. I know who you are when I feel you, and you feel of lavender.”',
        'It felt again, with one arm. “My clownfish wears a coat of slime,” said {A}. “Some of it’s from me. Did you use soap, by any chance?” The clownfish sniffed at its own fin. It had even done behind the gills.'
      ]
    }
  ],
  turn: [
    {
      id: 'tail-first',
      A: 'partner',
      paragraphs: [
        'You can’t rush an anemone. The clownfish came backwards, and touched one arm with the tip of its tail. “Zing,” said {A}. It waited, and came again. “Zing,” said {A}, but with one finger. Each time some of the anemone’s slime stuck to the fish.',
        'Next came the belly, and then each fin. In the end the clownfish lay in the middle, and all ten arms closed over it. Nothing went zing. “There you are!” said the anemone. “Where have you been?”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had rolled up to the reef, and took hold of one of the anemone’s arms. It did not zing. It had never been held so hard. {A} shook it up and down, and looked to see what was on the end.',
        'It was a finger, and {A} had some of those. After that the clownfish had to manage with nine arms, for the tenth was out.'
      ]
    },
    {
      id: 'how-far',
      A: 'partner',
      paragraphs: [
        '“I was on the rug the whole time,” said {H}. “How far did you get?” The anemone felt for the edge of the chair. “Nearly to here,” it said. “That’s a whole afternoon. By Sunday I’d have been at the rug.”',
        'The clownfish looked at the rug. It was two steps. “That’s a very long way to come,” it said, and moved further in. It tucked one arm of the anemone under its chin, and another round its feet.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came too near the anemone, and left again.',
      '{names} swam along the reef, waggling at both ends.',
      { text: '{names} put the third stripe on again, a bit tighter.', needs: ['hands'] },
      { text: '{names} scrubbed a clean fin cleaner.', needs: ['hands'] }
    ],
    way: [
      '{names} had a sniff at the fish, and sneezed.',
      '{names} helped to look for a clownfish, right beside it.',
      { text: '{names} measured how far the anemone had walked, with a ruler.', needs: ['hands'] },
      { text: '{names} counted ten arms, and kept two behind the back.', needs: ['hands'] }
    ],
    turn: [
      '{names} tried it tail first as well, and was zinged.',
      '{names} settled down at the foot of the anemone.',
      { text: '{names} tapped the eighth arm, and drew back in time.', needs: ['hands'] },
      { text: '{names} moved the rug a bit closer, for next time.', needs: ['hands'] }
    ]
  },
  bed: [
    'The stripes came off in one long piece. The anemone stood up, and in two steps it had overtaken itself.',
    '{H} washed, with soap, also behind the gills. Then {H} went into bed a toe at a time. It smelled of lavender in there now, and the bed let {H} in all the same.'
  ],
  last: [
    'Something soft lay over the clownfish on every side, and {H} was asleep.',
    'Nothing went zing, from the tail up to the chin, and {H} slept.'
  ]
})
