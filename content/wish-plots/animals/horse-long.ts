import { wishPlot } from '../wish-plot.ts'

export const horseLong = wishPlot({
  id: 'wish-horses-long',
  themes: ['horses'],
  except: ['lesson', 'lessons', 'ride', 'rides', 'foal', 'unicorn', 'pony', 'ponies'],
  answers: ['horseback'],
  company: ['horse', 'sofa', 'baker', 'reins', 'cushion'],
  about: 'A horse in a tall tale grows longer for everybody who gets on, and the hero, who wants to sit in front, has to move back each time.',
  titles: ['The Longest Horse', 'Move Back a Bit', '{H} Wants to Sit in Front', 'A Horse with Room for One More', 'Four Hundred Hands Long'],
  want: [
    {
      id: 'once-had-a-horse',
      A: 'partner',
      paragraphs: [
        '“I once had a horse,” said {A}, “and it took along everybody who asked.” “Me too?” asked {H}. “You were the first,” said {A}. So {H} got up on the arm of the sofa, right in front, with a belt for reins. That was where {H} wanted to be.',
        '“We went off down the street,” said {A}. “And there stood the baker, and asked if there was room for one more.” A cushion came down in front of {H}. “You had to move back a bit,” said {A}.'
      ]
    },
    {
      id: 'in-hands',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“How big was it?” asked {H}. “You measure a horse in hands,” said {A}. “A tall one is sixteen hands high.” “And long?” “When you got on, it was twelve hands long,” said {A}. “That’s quite usual.”',
        'They put their hands on the arm of the sofa, one after the other. Twelve hands was exactly as far as it went. “It can’t have been any longer, then,” said {H}. “Not at the time,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'room-for-one-more',
      A: 'partner',
      paragraphs: [
        '“A horse isn’t that long,” said {H}. “It wasn’t, at first,” said {A}. “But it liked company, so it grew. At the corner the postman got on.” Another cushion came. “Then the lady with the three dogs.” They all wanted to sit in front. Each time {H} moved back, along the whole sofa. And then there was no more sofa, and {H} sat on the floor.'
      ]
    },
    {
      id: 'what-the-dogs-did',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What did the dogs do?” asked {H} from the back. “One looked out on the left, and one on the right,” said {A}. “The third one barked at the horse’s ears. It thought there was a rabbit up there.”',
        '“And what did the horse do?” “It put the rabbit flat,” said {A}. “That means that it’s cross. Then it put it up again, because they’d apologised.”'
      ]
    },
    {
      id: 'news-from-the-front',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“How did you know what went on in front?” asked {A}. “We passed it on,” said {H}. “Then ask them what the weather’s like,” said {A}. {H} asked the nearest cushion, and that one asked the next.',
        'They waited. “It says, cheese,” said {H} at last. It was a long way, and somebody in the middle had been hungry.'
      ]
    },
    {
      id: 'round-the-corner',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“The horse was so long by then,” said {A}, “that it went round two corners at once. The front was in the market. The middle was on the bridge. And where were you?” “At home,” said {H}. “You could still see our door.”',
        '“The front ate an apple,” said {A}, “and you felt it go by, a good while later.” {H} held on to the rug and felt it. “It was a green one,” said {H}.'
      ]
    },
    {
      id: 'many-feet',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“How many legs did it have?” asked {H}. “Four at first,” said {A}. “Then it hung down in the middle, like a washing line. So it got two more for each of us.” They counted the cushions, and after that their own fingers.',
        'It was twenty legs. They drummed it on the floor, with hands and feet, and it sounded just like that. Behind the wall somebody knocked. “That’s the blacksmith,” said {A}. “He’s got twenty shoes to make.”'
      ]
    },
    {
      id: 'one-horse-only',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Then the horse came to a bridge,” said {A}, “and the bridge was for one horse only. One horse, said the man, and opened the gate. It began to go through, and it went on going through until his soup was cold.”',
        '“What did he say to me?” asked {H}. “He said, so you’re the last.” {H} sat up very straight on the floor. “I said, I’m the first,” said {H}.'
      ]
    },
    {
      id: 'its-name',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“What was it called?” asked {H}. “In front it was called Max,” said {A}. “In the middle they called it Maximilian, so that everybody had a bit.” “And at my end?” “You just had the nnn,” said {A}.',
        '“Nnn!” called {H}. They listened. It took some time to get there, and some time to come back. Then, very far in front, something snorted.'
      ]
    },
    {
      id: 'brushing',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“Who brushed it?” asked {H}. “We all did,” said {A}. “I began at the nose on Monday morning, and you began at the tail. You have to go the way that the hair lies.” They took a clothes brush each. {A} brushed along the sofa, and {H} along the floor.',
        '“And where did we meet?” asked {H}, under the table. “At Thursday,” said {A}, “just behind the baker. And when we’d finished, the front had rolled in the mud.” {H} looked back along the whole floor. “My end’s still clean,” said {H}.'
      ]
    },
    {
      id: 'nobody-got-on',
      A: 'partner',
      paragraphs: [
        '“Now I’m telling it,” said {H}. “At the school there stood a teacher, but nobody got on. And I was in front. And at the bridge nobody got on either.” It was quiet. Somehow the horse did not move.',
        '“It’s standing still,” said {A}. “It only walks so that it can meet somebody.” {H} could feel it too. Up there the baker was looking round already. “All right,” said {H}. “The teacher gets on.” And it walked.'
      ]
    },
    {
      id: 'asleep-standing',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Did it never get tired?” asked {H}. “Horses can sleep standing up,” said {A}. “They’ve got a catch in the knee, like a folding table. It slept a bit at the front, while the back was still walking.” “And then?”',
        '“Then it was pushed together a bit, in the middle. You all sat very close, until it woke up.” {H} pushed the cushions together, to see what that had been like. It had been nice.'
      ]
    },
    {
      id: 'ten-on-one',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I remember that horse,” said {S}. “I was the eleventh. I got on at the dairy.” {A} turned round. “I didn’t see you.” “You were too far back,” said {S}. “I waved, though.”',
        'They both thought about it. “What did you have on?” asked {A}, to make sure. “A hat,” said {S}. “With a cherry.” “Oh, that was you!” said {A}.'
      ]
    },
    {
      id: 'also-a-rider',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '“And at the last house but one,” said {H}, “{A} was sitting by the road.” {A} was put between two cushions, and did not object. “And {A} asked if there was room.”',
        '“How did {A} ask?” It had to be thought about. “{A} just looked like somebody who’d like to come along,” said {H}. That was true. {A} looked like that now.'
      ]
    },
    {
      id: 'own-horse',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I had a horse too,” said {S}. “It was shorter than yours.” “How short?” asked {A}. “It was all front,” said {S}. “It had a head, and then straight away a tail. You had to sit on your own feet.”',
        '{S} showed how it was done. There was room for nobody else, and it fell over in every bend. “It was very fast, though,” said {S} from the floor.'
      ]
    }
  ],
  turn: [
    {
      id: 'too-long-to-turn',
      A: 'partner',
      paragraphs: [
        '“In the end it was four hundred hands long,” said {A}. “It was evening, and they had to go home.” {H} lay on the floor, right at the back, and thought. “How did it turn round?” asked {H}.',
        '“It just,” said {A}, and stopped. There were houses on both sides. “It couldn’t,” said {H}. “It was too long! So it had to walk home backwards.”'
      ]
    },
    {
      id: 'tail-reins',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“What did you hold on to?” asked {A}. “The tail,” said {H}, and took the belt in both hands. “Left was left, and right was right. And the horse said that it had never seen where it had been before. It liked it.”',
        '“And what did the baker say?” {H} passed the question along, from cushion to cushion. “He says, it’s a good thing that somebody knows the way.”'
      ]
    },
    {
      id: 'home-first',
      A: 'partner',
      paragraphs: [
        '“And who was in front then?” asked {H}. {H} turned round, held up the belt and looked ahead. The whole horse came along behind, and last of all came the baker. At each door somebody got off, and it grew shorter. In the end it was only as long as the arm of a sofa.',
        '“So I was home first,” said {H}. “And I’d got on first too.” “Yes,” said {A} slowly. “That’s how I was going to end it.” “You weren’t,” said {H}. “No,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat at the side of the road, and looked ready to ask.',
      '{names} came along on foot, as far as the table.',
      { text: '{names} patted the sofa where the neck would be.', needs: ['hands'] },
      { text: '{names} put down a bucket for the horse, with nothing in it.', needs: ['hands'] }
    ],
    way: [
      '{names} got on as well, behind the dogs.',
      '{names} moved back, and back, and came out in the hall.',
      { text: '{names} introduced a cushion that had to go to the dentist.', needs: ['hands'] },
      { text: '{names} sold tickets at the tail end.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round first, being near the end.',
      '{names} lay across the road, just where it might have turned.',
      { text: '{names} measured the horse in hands, and stopped at sixty.', needs: ['hands'] },
      { text: '{names} shifted the lamp, in case there was room for a corner after all.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions all got off and went back to where they lived. The belt went back to its coat.',
    'When {H} had washed and lain down, there was plenty of room on both sides. {H} moved back a bit all the same.'
  ],
  last: [
    'Sleep came from the front, and was passed on from one to the next. Now it had got to {H}.',
    'Somewhere in front the horse had shut its eyes. By now that had reached the back, and {H} slept.'
  ]
})
