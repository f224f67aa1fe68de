import { wishPlot } from '../wish-plot.ts'

export const climbingFrame = wishPlot({
  id: 'wish-climbing-frame',
  wishes: ['climbing', 'loves climbing', 'likes climbing', 'climbing playground', 'climbing park', 'playground climbing', 'climbing at the park', 'climbing frame playground', 'climbing frame park', 'climbing frame low', 'low climbing frame', 'wooden climbing frame', 'climbing frame school', 'climbing frame nursery', 'climbing jungle gym', 'climbing monkey bars', 'climbing frame top', 'climbing bars', 'climbing gym', 'climbing kid', 'climbing toddler', 'climbs everything', 'climbing everything', 'climbing like a monkey', 'good at climbing', 'climbing net', 'climbing ladder playground', 'climbing down bars', 'climing', 'climing frame'],
  answers: ['climb', 'climbs', 'climbed', 'frame', 'frames', 'bars', 'bar', 'net', 'ladder', 'rope', 'playground', 'park', 'school', 'nursery', 'playtime', 'today', 'first', 'time', 'top', 'to', 'the', 'up', 'down', 'high', 'low', 'new', 'wooden', 'red', 'big', 'little', 'small', 'good', 'very', 'so', 'brave', 'proud', 'strong', 'loves', 'love', 'likes', 'like', 'learning', 'learns', 'learned', 'learnt', 'learn', 'can', 'wants', 'want', 'going', 'goes', 'with', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'brother', 'sister', 'friend', 'friends', 'outside', 'sunday', 'weekend', 'kid', 'child', 'girl', 'boy', 'toddler', 'hands', 'feet', 'everything', 'playing', 'play', 'gym', 'made', 'it', 'all', 'way'],
  except: ['fell', 'fall', 'falls', 'broke', 'broken', 'hurt', 'hospital', 'scared', 'afraid', 'frightened', 'stuck', 'dare', 'tree', 'trees', 'roof', 'mountain', 'mountains', 'hill', 'wall', 'walls', 'cliff', 'rock', 'everest', 'cot', 'crib', 'stairs', 'window', 'fence', 'sofa', 'shelf', 'furniture', 'superhero', 'spider', 'goat', 'cat', 'bear', 'koala', 'squirrel', 'train', 'tram', 'pole', 'beanstalk', 'tower', 'castle', 'moon', 'cloud', 'died', 'plant', 'plants', 'rose', 'allowed'],
  out: true,
  company: ['bar', 'bench', 'stool', 'ant', 'boots'],
  about: 'The hero wants to climb to the red bar and slides off with too few holding on, until a stool shows that three must stay and only one goes.',
  titles: ['Three Stay and One Goes', 'The Red Bar', 'Feet Have No Eyes', '{H} Climbs with Four', 'A Knock on the Bar'],
  want: [
    {
      id: 'red-bar',
      A: 'partner',
      paragraphs: [
        '{H} wanted to climb to the red bar. The little climbing frame at the playground had three bars, a blue, a yellow and a red. The red one was as high as {H}’s chin. Beside it was a board, where you could sit and look out.',
        '“I’ll watch,” said {A}, from close by. {H} took hold, and climbed on to the blue bar. That was no higher than a bucket. The sand under it was soft.'
      ]
    }
  ],
  way: [
    {
      id: 'all-at-once',
      A: 'partner',
      paragraphs: [
        'Then everything climbed at once. One hand let go, and one foot, and the other foot went along to see. Plop! {H} was sitting in the sand. “The frame let me go,” said {H}.',
        '“How many of you were holding on?” asked {A}. {H} counted. There were two hands and two feet. “One,” said {H}. “The others were climbing.”'
      ]
    },
    {
      id: 'sticky-hands',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Perhaps it was the hands. {H} rubbed them on both knees, and then in the sand. Now they held very well. {H} stood on the blue bar and wanted one hand higher up. It stayed where it was.',
        '“It won’t let go,” said {H}. “Then it’s a good hand,” said {A}. {H} asked it kindly, and it came. But it would not climb, and so the climbing was over again, down in the sand.'
      ]
    },
    {
      id: 'the-boots',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What are the feet doing, when you climb?” asked {A}. {H} did not know. From the blue bar you cannot see them. {H} bent forward, and saw only a jacket, two knees, and sand.',
        '“They could be anywhere,” said {H}. {A} could see them. One stood on the bar. The other was out in the air, and went to and fro like a tail. “It’s waving,” said {A}. “It thinks you’re on your way home.”'
      ]
    },
    {
      id: 'an-ant',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On a post of the climbing frame an ant was climbing too. It was past the red bar already. “How does it do that?” asked {H}. {A} took a close look. “It’s got six feet,” said {A}, “and only three of them go. The other three stand and wait their turn.”',
        '{H} had four, with the hands. You could not take three from that and have three left. {H} tried it, and had one left, as before. The ant went on to the top, and round, and down again, without once looking at the view.'
      ]
    },
    {
      id: 'other-lift',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} came over from the bench. “I could lift you on to the red bar,” said {A}. {H} thought about that. Then the climb would have been {A}’s, and {H} would only have been the shopping.',
        '“No, thank you,” said {H}. So {A} lifted {H}’s bag up instead, and hung it on the red bar by its strap. “It hasn’t climbed at all,” said {H}. You could see that by how limp it was. After a minute {A} took it down again, and it had nothing to tell.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I climb as well,” said {S}, “on to the bus, every Tuesday.” {A} asked how that was done. {S} showed it at the post. One hand took the rail, and the first foot went up. Then {S} waited, and thought, and then the second foot could come.',
        '“What were you thinking about?” asked {A}. “About the hand,” said {S}. “If I forget it, it stays behind and holds up the bus.” It had done that once. The driver had waited, and had been quite nice about it.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} came to climb as well, and lay down flat on the sand. Then {S} crept along the ground, hand over hand, past the bench. It was very good climbing. It only did not go up.',
        '“Are you at the top yet?” asked {A}. {S} looked round. “I’m at the shoe,” said {S}. It was the lowest climb in the whole playground. {S} could not have slid off it anywhere.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had a look at the bars as well. There were three to climb on, and between them there was a great deal of nothing. {A} looked at the nothing for longer than at the bars.',
        '“You can’t climb on that bit,” said {H}. But you could go through it. For {A} the red bar was just a thing that hung in the way of the sky.'
      ]
    },
    {
      id: 'the-stool',
      A: 'partner',
      paragraphs: [
        'Beside the bench somebody had left a stool, a small one for painting. {A} looked at it for some time. “It’s got three legs,” said {A}, “and it stands.” {H} gave it a push, and it really stood. “And on two?” asked {A}. {H} tipped it up, and it fell over at once. “Just like me,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'three-stay',
      A: 'partner',
      paragraphs: [
        '“Then three have got to stay,” said {H}, “and only one may go!” {H} took hold of the frame again. “Three stay,” said {A}, “and one goes.” Up went a hand. “Three stay, and one goes.” Up went a foot, and found the yellow bar.',
        'It was slow climbing, and it was rather like being in a queue. Each of them had to wait. But {H} stood on the yellow bar like a stool, and nothing let go.'
      ]
    },
    {
      id: 'whose-turn',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On the yellow bar two wanted to go at once, the left hand and the left foot. “Which of you came first?” asked {H}. Neither of them said. “The foot went last time,” said {A}, who had watched the climbing.',
        'So it was the hand’s turn. The foot had to stand where it was, with two toes tapping. “It’s never waited for anybody before,” said {H}. Then the foot went up, and it was so pleased that it climbed on to its own lace. It had to climb all the way back and ask the lace to let go.'
      ]
    },
    {
      id: 'toe-knock',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“A foot can’t see where it’s climbing,” said {H}. “Then let it knock,” said {A}. {H} knocked with one toe. If it said nothing, that was air. If it said tock, it was a bar, and you could go in.',
        'Tock! There was somebody at home. {H} went one bar down and one bar up again, only to hear it. “Now it’s got an ear in front,” said {H}, “and that’s nearly as good as an eye.”'
      ]
    },
    {
      id: 'the-top',
      A: 'partner',
      paragraphs: [
        'Three stayed and one went, and then {H} was sitting by the red bar. The whole climb was done. You could see the bench from there, and the top of the stool. “What’s it like?” asked {A}. “We all came,” said {H}, and looked at both hands and both shoes.',
        'For climbing down it was just the same, only with the feet first. {H} knocked with a toe. Tock, said the yellow bar, and tock, said the blue one. Last of all came the sand, and that said nothing.'
      ]
    },
    {
      id: 'walking',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On the ground {H} took a step. One foot stayed, and one went. “Only one stays!” said {H}, and stopped. “That’s much worse than climbing. And I do it without even thinking.”',
        '“And in hopping?” asked {A}. {H} hopped once, to look into it. There had been a moment when none stayed at all. {H} went back to the post, and held on with three. After that hop it was nice to be a stool again.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the red bar, and then at who was to climb it.',
      '{names} walked once round the climbing frame, and it was as high from behind.',
      { text: '{names} smoothed the sand under the climbing frame, so that it was ready.', needs: ['hands'] },
      { text: '{names} held the blue bar for a while, in case it was tired.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on two legs of the stool, and then in the sand.',
      '{names} counted what was holding on, and came to one as well.',
      { text: '{names} brushed the sand off {H}’s trousers, ready for the next climb.', needs: ['hands'] }
    ],
    turn: [
      '{names} said it too: “Three stay, and one goes.”',
      '{names} came close by, and called which foot was next.',
      { text: '{names} knocked on the blue bar, and {H}’s toe knocked back.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the sand came out of two shoes, and out of a glove that had never climbed.',
    '{H} washed, one hand at a time, and climbed into bed. Three stayed, and one went, and then they were all in.'
  ],
  last: [
    'Now nobody had to hold on any more. A hand let go first, then a foot, and then all four, and {H} slept.',
    'One foot knocked once, very softly, and it was the end of the bed. {H} was asleep.'
  ]
})
