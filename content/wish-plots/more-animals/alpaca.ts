import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const alpaca = wishPlot({
  id: 'wish-alpaca',
  beginsElsewhere: true,
  wishes: ['alpaca', 'alpacas', 'alpacca', 'alpaccas', 'alpacka', 'alpacer', 'alpaca walk', 'alpaca walking', 'walking an alpaca', 'alpaca farm', 'alpaca trek', 'fluffy alpaca', 'alpaca hums', 'alpaca humming'],
  answers: ['walk', 'walks', 'walking', 'farm', 'field', 'hill', 'hum', 'hums', 'humming', 'fluffy', 'woolly', 'soft', 'fringe', 'friendly', 'curious', 'shy', 'funny', 'who', 'that', 'met', 'meets', 'meeting', 'feeding', 'our', 'took', 'went', 'lead', 'white', 'brown', 'visit', 'visiting', 'visited', 'birthday', 'trip', 'sleepy', 'little', 'baby', 'friend', 'sing', 'sings', 'singing', 'cake'],
  except: [...NOT_WELL, 'llama', 'haircut', 'hair', 'shearing', 'sheared', 'shorn', 'called', 'named', 'spit', 'spits', 'spat', 'jumper', 'scarf', 'knitting', 'wool', 'drama', 'picnic', 'afraid', 'scared', 'peru'],
  company: ['alpaca', 'cake', 'rope', 'bench'],
  out: true,
  about: 'The hero is to walk an alpaca up to the bench, and it only ever says “Hmm?”, which is taken for thinking, until somebody answers with a full mouth.',
  titles: ['Hmm and Hmm', 'An Alpaca Thinks It Over', '{H} Walks Dorothy', 'The Answer Is Hmm', 'As Far as the Bench'],
  want: [
    {
      id: 'the-first-question',
      A: 'partner',
      paragraphs: [
        '{H} was allowed to walk an alpaca. It was called Dorothy, and was woolly down to the knees. At the top of the field was a bench, and on the bench was a cake. {H} wanted to walk Dorothy up to that bench.',
        '“Shall we go?” said {H}, with the rope. “Hmm?” said Dorothy, and did not move. “It’s thinking it over,” said {A}, and went on ahead to guard the cake. {H} waited until it had finished.'
      ]
    }
  ],
  way: [
    {
      id: 'explaining-it',
      A: 'partner',
      paragraphs: [
        'It did not finish. “To the bench,” said {H}, more clearly. “Hmm?” “There’s cake.” “Hmm?” said Dorothy, and looked about, under a fringe like a doormat. {H} told it all that was in the cake. Dorothy listened with both ears, and stayed.',
        '{A} came back down. “You have to let it choose,” said {A}, who knew about animals. “Would you rather go left or right?” “Hmm?” said Dorothy. They gave it plenty of time. A beetle went past them, uphill.'
      ]
    },
    {
      id: 'under-the-fringe',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it can’t see the bench,” said {A}. {A} lifted the fringe a little with one finger. Under it were two eyes as big as plums, with very long lashes. They looked at {A}, and at all that light. “Hmm?” said Dorothy.',
        'Then the fringe came down again. “It was nice in there,” said {A}. {H} combed some hair over both eyes, to see how it was. You could see a stripe of grass. You could see that somebody wore boots.'
      ]
    },
    {
      id: 'pulling',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} leaned on the rope a bit. It was like leaning on a sofa. Then {A} held on behind {H}, and they leaned together, with their heels in the grass. Dorothy looked at the rope with interest. “Hmm?” it said along it.',
        '“You’re not to pull,” said a boy at the gate, who had done this before. “You’re only to hold it, like a hand.” So they held it like a hand. It was nice as well, but it was the same place.'
      ]
    },
    {
      id: 'a-list-of-answers',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What does it want to know?” asked {A}. They tried everything that people ask. “It’s Saturday,” said {H}. “Hmm?” “No, I’m not cold.” “Hmm?” “Eight, and sometimes nine,” said {A}. That was a shoe size, in case it was that.',
        'Dorothy put its head on one side. It had two teeth at the front, at the bottom. It looked like somebody who’s being told the way in another language. “Hmm?” it said, quite kindly, and tried once more with {H}.'
      ]
    },
    {
      id: 'how-soft',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} was allowed to touch its neck. One hand went in up to the wrist, and it still had not met any alpaca. “It’s further down,” said {A}. It was very warm in there, like the inside of a loaf. “Hmm?” said the neck. You could feel it hum, right through to the elbow.',
        '{A} put in a hand from the other side. They found each other in the middle, by the fingers. “Is that you?” asked {A}. “I think that’s you,” said {H}.'
      ]
    },
    {
      id: 'the-corner',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Dorothy did go once, but not to the bench. It walked straight to one corner of the field and stood there with a faraway look. “That’s where they all do it,” said {A}. “It’s their loo. They’ve only got the one, and they queue.”',
        'They turned their backs for a while and looked at the hills. There was no paper, and no door. It seemed to go very well without. Then Dorothy came back to exactly where it had been. “Hmm?” it said, much lighter.'
      ]
    },
    {
      id: 'two-toes',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} lay down in the grass to look at the feet. There were two toes on each, with a pad below, like slippers. “It doesn’t hurt the grass,” said {A}. “It could walk over a cake, and you’d never know.” {H} looked up the hill, and was worried.',
        'They tried slippers as well. They took off their shoes, and put each foot down softly. The grass was wet and cold. Behind them Dorothy lifted one slipper, and thought about it, and put it back where it had been.'
      ]
    },
    {
      id: 'nodding',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I’ll show you what to do,” said {A} to Dorothy. {A} was the alpaca, with a scarf for a fringe. {H} led {A} up the hill, for Dorothy to see. Dorothy watched it right to the end. It was like somebody in the front row.',
        '“That’s how it’s done,” said {A}, out of breath, when they were down again. “Hmm?” said Dorothy. They had to do it once more, and this time {A} ate a bit of grass as well. It was no help, and it tasted of tin.'
      ]
    },
    {
      id: 'not-a-sheep',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There were sheep in the next field. They stood in a row at the fence and looked over. “Baa,” said one of them, and that was clear enough. “That’s an answer,” said {A}. “It isn’t Dorothy’s question, though.”',
        'Dorothy looked down at the sheep, from its long neck. It was like a tall cousin at a wedding. “Hmm?” it said to them, all the same. Nineteen sheep began to chew again. They’d been asked something, and had hoped that it was for somebody else.'
      ]
    },
    {
      id: 'rolling',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In one place the grass was worn away and there was only dust. Dorothy knelt down on it, front first, and fell over sideways, and rolled. All four slippers were in the air. The dust went up as high as the gate. When it had settled Dorothy was brown.',
        '“Is it a bath?” asked {H}. “It’s the other way round from a bath,” said {A}, and sneezed. Dorothy got up. Some of the field was still in its fringe. “Hmm?” it said.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Dorothy bent that long neck down to {A}. “Hmm?” it asked. Hardly anybody ever asked what {A} thought. {A} looked at {H}, to see if it was all right to answer.',
        'Then a small noise came out of {A}. It was not a word in any language, and rather low. Dorothy put one slipper forward. “What did {A} say?” asked {H}. But {A} had said it, and did not say it again.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My father talked like that,” said {S}, “behind the newspaper. You asked him if you might have a bicycle, and he said hmm.” “Was that yes?” asked {A}. “That’s what we all wondered, for forty years,” said {S}.',
        '“Once I asked if I might paint the hall orange. Hmm, he said. So I painted it.” {S} chuckled. “When he came out from behind the newspaper it was done. He looked at it from one end to the other. Hmm, he said.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} asked Dorothy things, because it always said the same. “Do you like worms?” “Hmm?” “Are you a hundred?” “Hmm?” {S} fell over with laughing. “Have you got knickers on?” “Hmm?” said Dorothy, and looked round to see.',
        '“Now you ask me,” said {S}. {A} took a deep breath. “Hmm?” said {A}. “No, thank you,” said {S}, “I’ve just had one.” Dorothy looked from one to the other. It was the nearest that they had been to a talk.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} reached out of the carrier with one hand and got hold of the fringe. Dorothy stood quite still for it. “Hmm?” it said into {A}’s neck, and it tickled. {A} laughed, and drooled. Then a long “mmm” came out of {A}.',
        'Dorothy came two steps nearer at once. “Look at that,” said {H}. “It likes babies.” There was something in that, but it wasn’t the reason. The rope was told it next, and then a thistle.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“Ours at the zoo went by itself,” said {A}. “You only had to say its number.” “What was the number?” asked {H}. {A} tried some. At twelve Dorothy lifted one ear. At forty it began to chew.',
        '{A} went on into the hundreds, in a clear voice. A man came up to the fence to ask if something was being sold. “Hmm?” said Dorothy. “I’ll think about it as well,” said the man.'
      ]
    },
    {
      id: 'with-a-full-mouth',
      A: 'partner',
      paragraphs: [
        '{A} had brought down one slice of cake, to show it. After a time {A} ate it. “Hmm?” said Dorothy. “Mmm,” said {A}, with a full mouth. Dorothy walked straight over to {A}, and stood there, and was quiet.',
        'They both stared. {A} swallowed. “It isn’t thinking at all,” said {A}. “It’s asking where everybody is. And nobody’s ever said here.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hmm-and-hmm',
      A: 'partner',
      paragraphs: [
        '{H} went in front, with the rope held like a hand. “Hmm?” said Dorothy. “Hmm,” said {H}, and Dorothy took a step. “Hmm,” said {A} at the back, and it took another. So they went up the field, and hummed, in three voices. Nobody pulled.',
        'Once {H} looked at a cloud, and forgot. “Hmm?” asked Dorothy, quite high, and stood still. “Hmm, hmm, hmm,” said {H}, and gave it three to be going on with.'
      ]
    },
    {
      id: 'a-tune',
      A: 'same',
      spare: 10,
      paragraphs: [
        'After a while it began to be a tune. {A} started it, low down, and {H} put something on top. Dorothy came in wherever there was a hole. It was a bit like the one about the bear, and a bit like a fridge.',
        'In the next field some sheep had come along at the fence, and listened. At the end of a verse there was a pause. “Baa,” said one of them, much too loud. All the others looked at it.'
      ]
    },
    {
      id: 'long-way-round',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Halfway up there was a puddle, and {H} went left of it. {A} went right. “Hmm?” said Dorothy in the middle, in both directions. You could see how its neck was drawn one way, and its back legs the other.',
        '“Come round to mine,” said {A}. “Come round to mine,” said {H}. In the end all of them walked through it. It was only deep in one place, and {A} found that, and said something quite different from hmm.'
      ]
    },
    {
      id: 'one-more-slice',
      A: 'partner',
      paragraphs: [
        'Then they were at the bench, all three. They sat down and ate. Dorothy had grass, and hummed to see if they were there. They were. “Would you like another piece?” asked {A}. “Hmm,” said {H}.',
        '{A} waited, with the plate. “Is that yes,” asked {A}, “or are you thinking it over?” “Hmm?” said Dorothy. “Hmm,” said {H}, with a full mouth. “Hmm,” said {A}, and sat down again.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited as well, for as long as it was thinking.',
      '{names} went ahead, and came back to see what was keeping them.',
      { text: '{names} carried plates to the bench, uphill.', needs: ['hands'] },
      { text: '{names} held the gate, which did not need it.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down in the grass, since this was going to take time.',
      '{names} looked where Dorothy looked, and there was nobody there.',
      { text: '{names} pointed at the bench with a whole arm.', needs: ['hands'] },
      { text: '{names} untangled the rope from a thistle.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined in at the end of the row, rather flat.',
      '{names} came up behind, and Dorothy knew it.',
      { text: '{names} cut the cake so that nobody could be asked again.', needs: ['hands'] },
      { text: '{names} picked the wool off everybody’s sleeves.', needs: ['hands'] }
    ]
  },
  bed: [
    'Dorothy was walked back to the others, and there it was asked a great deal at once. At home the last slice went into a tin. There was wool on everything.',
    'Clean again, or nearly, {H} lay down in the dark. “Hmm,” said {H}, and it went up at the end. It was quiet for a moment. “Hmm,” said somebody out there, and it went down.'
  ],
  last: [
    '“Hmm,” it went once more in the dark, and that was {H}, who was asleep.',
    'They were all there, and everybody had said so, and {H} was asleep.'
  ]
})
