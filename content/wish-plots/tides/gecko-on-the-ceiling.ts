import { wishPlot } from '../wish-plot.ts'

export const geckoOnTheCeiling = wishPlot({
  id: 'wish-gecko-on-the-ceiling',
  wishes: ['gecko ceiling', 'geckos ceiling', 'gecko good night', 'gecko goodnight', 'gecko says good night', 'gecko bedroom', 'gecko above bed', 'gecko over bed', 'gecko lamp', 'gecko light', 'gecko bedtime', 'gecko sleep', 'gecko clicks', 'gecko click', 'gecko clicking', 'gecko chirps', 'gecko chirping', 'gecko chirp', 'gecko calls', 'gecko noise', 'gecko night', 'house gecko', 'house geckos', 'gecko window', 'gecko curtain', 'gecko room', 'geko ceiling', 'cicak', 'cicaks', 'cicak ceiling', 'chichak', 'cik cak', 'butiki', 'butiki ceiling', 'tokek', 'tuko gecko', 'tokay gecko', 'lizard ceiling', 'lizard bedroom', 'lizard good night', 'lizard goodnight', 'lizard above bed', 'lizard clicks', 'lizard chirps', 'chipkali ceiling', 'moko ceiling', 'mo’o ceiling', 'thạch sùng', 'gecko eyelids', 'gecko licks', 'salamanquesa', 'mjusi ceiling'],
  answers: ['gecko', 'geckos', 'geko', 'lizard', 'house', 'little', 'small', 'tiny', 'ceiling', 'wall', 'lamp', 'light', 'bed', 'bedroom', 'room', 'window', 'curtain', 'fan', 'night', 'nights', 'evening', 'bedtime', 'good', 'goodnight', 'says', 'say', 'said', 'tells', 'talks', 'call', 'calls', 'clicks', 'click', 'clicking', 'chirps', 'chirp', 'sound', 'noise', 'counts', 'count', 'answers', 'listens', 'hears', 'upside', 'down', 'hangs', 'hanging', 'sticks', 'sticky', 'toes', 'feet', 'eyes', 'eyelids', 'licks', 'tongue', 'tail', 'moth', 'moths', 'mosquito', 'mosquitoes', 'eats', 'lives', 'stays', 'every', 'always', 'asleep', 'sleep', 'sleeps', 'sleeping', 'sleepy', 'falls', 'awake', 'dark', 'friend', 'friendly', 'name', 'named', 'our', 'my', 'above', 'over', 'watches', 'looks', 'singapore', 'malaysia', 'bali', 'indonesia', 'thailand', 'philippines', 'hawaii', 'india', 'sri lanka', 'fiji', 'samoa', 'tita', 'lola', 'nenek', 'nani', 'grandma', 'grandpa', 'mum', 'dad', 'mummy', 'daddy', 'brother', 'sister', 'holiday', 'warm', 'summer', 'loves', 'funny'],
  except: ['scared', 'afraid', 'frightened', 'fear', 'terrified', 'hates', 'fell', 'falls on', 'bit', 'bites', 'dead', 'died', 'killed', 'broom', 'ill', 'hurt', 'lost tail', 'tail off', 'lost its tail', 'squashed', 'poo', 'poop', 'snake', 'cat caught', 'leopard', 'crested', 'tank', 'cage', 'pet shop', 'insurance', 'mask', 'dragon', 'robot', 'bad luck', 'plane', 'dinosaur', 'monitor', 'komodo'],
  moods: ['waiting', 'learning', 'question'],
  company: ['gecko', 'ceiling', 'lamp', 'moth', 'moths', 'fan', 'bed', 'clicks', 'click', 'fingers', 'finger', 'tongue', 'eye', 'eyes', 'wall', 'pillow', 'sheet', 'mosquito', 'tail'],
  about: 'The gecko on the ceiling says good night just when the hero is nearly asleep, and whoever stays awake to count it hears nothing, until it is noticed that the gecko cannot shut its eyes and waits for somebody who can.',
  titles: ['Somebody on the Ceiling', 'A Good Night in Clicks', '{H} and the Gecko Overhead', 'Six Clicks', 'The One Without Eyelids'],
  want: [
    {
      id: 'just-before',
      A: 'partner',
      paragraphs: [
        '{H} had a gecko on the bedroom ceiling. It was as long as a finger, and hung upside down beside the lamp. Every evening it said good night, in clicks, just when {H} was nearly asleep. So {H} had never got past the third click. “Tonight I’m going to hear all of it,” said {H}, and sat up in bed. “I want to know how many clicks there are.” “I’ll listen as well,” said {A}.'
      ]
    },
    {
      id: 'elder-had-a-big-one',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had a large one behind the clock,” said {S}. “It clicked just before the clock struck. People said that it could tell the time.” “Could it?” asked {A}. “It could tell when a spring begins to hum,” said {S}. “One day the clock stopped. After that we had only the gecko.”',
        '{A} wanted to know if they had been late for things. “Now and then,” said {S}. “But we were always good and early for moths.”'
      ]
    }
  ],
  way: [
    {
      id: 'good-night-first',
      A: 'partner',
      paragraphs: [
        'If you say it first, {H} thought, it has to answer. {H} stood up and called to the ceiling, “Good night!” The gecko ran. Only a tail looked out from behind the lamp. {H} said it again, with a please, and the tail went in too. “It won’t talk while I look at it,” said {H}. “But I can’t shut my eyes. Then I’d sleep.”'
      ]
    },
    {
      id: 'only-the-fan',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Something clicked. {H} held up a finger. It clicked again, and {H} held up the next. After ten there were no fingers left, and it went on and on. “That’s a very long good night,” said {A}.',
        'They followed it with both ears, across the room. It was the fan. It clicked each time it went round, and would say good night to anybody. {H} told it good night in return, and switched it off. The gecko had listened with its head on one side.'
      ]
    },
    {
      id: 'a-word-in-gecko',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} tried to say it in gecko. You lay the tongue against the top of the mouth, and take it away quickly. That makes a click. {H} did it three times. On the ceiling the gecko came out from behind the lamp, as far as the elbows.',
        '“What have you said to it?” asked {A}. {H} was not sure. It could have been good night, or something about somebody’s aunt. The gecko looked down for a long time. Then it went back in, very politely. So it was the aunt.'
      ]
    },
    {
      id: 'other-lies-on-the-floor',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} lay down on the floor, to be as flat as the gecko. “From here it’s standing on the floor,” said {A}, “and I’m stuck to the ceiling.” {H} hung over the edge of the bed to see if it was so. It was. {A} had to hold on to the rug.',
        '“How does it stay up?” asked {H}. “It’s got hairs under the toes,” said {A}, “so many and so fine that they cling to anything.” {A} looked at {A}’s own toes. There were hairs on those as well, but only four.'
      ]
    },
    {
      id: 'child-knows-its-name',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} knew what the gecko was called. It was called Good Night. “That’s why it says it,” said {S}. “It’s only telling you its name.” {A} had not thought of that. “Good Night,” said {A} to the ceiling, “this is {S}.”',
        'The gecko put its head round the lamp. “See?” said {S}. “It came when you called it.” {A} said that it came because of a mosquito. “It’s allowed to eat,” said {S}. “It’s still its name.”'
      ]
    },
    {
      id: 'pet-looks-up',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had found out about the ceiling. Nobody had ever told {A} that there was something on it. {A} stared straight up, until everything else was forgotten. The gecko stared straight down. That made two who did not blink, and one of them could not.',
        'After a while {A} sneezed. The gecko had won. It took a moth that sat beside it, as a prize. {A} looked at the wall, as though it had all been about the wall.'
      ]
    },
    {
      id: 'moths-first',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What’s it got to do up there?” asked {H}. Round the lamp there was a good deal going on. Moths came in at the window, and the gecko let most of them go by. Then one came near enough. The gecko was here, and then it was there, with a wing on each side of its mouth.',
        '“It can’t speak now,” said {A}. “It’s eating.” They gave it time. You do not click with your mouth full, not even upside down.'
      ]
    },
    {
      id: 'through-a-pane',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The gecko went out by the window, for a walk on the other side of the glass. Now they saw it from below. It had a pale tummy, as thin as paper, with something dark inside. “That’s a moth,” said {A}. {H} looked closely. You could see everything that it had had for supper.',
        '{H} lifted up {H}’s pyjama top, to find out whether the rice showed. It did not. “You can’t look in on me,” said {H}. “I’d have to tell you.” The gecko came back in, and up to the ceiling. It had nothing to hide.'
      ]
    },
    {
      id: 'washing-its-eye',
      A: 'partner',
      paragraphs: [
        '{H} lay with wide open eyes, and not a click came. Then the gecko put out a long tongue. It wiped one eye with it, and then the other. “What’s it doing?” asked {H}. “It’s washing its eyes,” said {A}. “And look, it never shuts them. It’s got nothing to shut them with.” A gecko has no eyelids. {H} blinked, twice, to feel how it went. “So it can do the clicks,” said {H}, “but it can’t do the eyes.”'
      ]
    }
  ],
  turn: [
    {
      id: 'who-does-what',
      A: 'partner',
      paragraphs: [
        '“Perhaps it waits for somebody who can,” said {A}. {H} lay down flat, and shut one eye. Nothing happened. {H} shut the other as well. Right overhead there was a click. {H} looked, and the gecko was still. {H} shut both eyes again, and it clicked. “I do the eyes,” whispered {H}, “and the gecko does the rest. That makes one good night.” “Then leave them shut,” said {A}, “or you’ll only get pieces.”'
      ]
    },
    {
      id: 'others-answer',
      A: 'same',
      spare: 9,
      paragraphs: [
        'From the kitchen came a click as well, and one from outside, under the roof. “There are more of them,” whispered {H}. “They’re telling each other where they live,” said {A}. “That one has the cupboard, and that one’s got the gutter. Ours has the ceiling with you in it.”',
        '{H} lay still and was lived over. It clicked above, and it clicked next door. The one in the gutter had the last word. It also had the longest way to call.'
      ]
    },
    {
      id: 'good-morning',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“When does it go to bed itself?” asked {H}, with shut eyes. “In the morning,” said {A}. “It sleeps behind the picture. This is the start of its day, and it’s only just washed.” So for the gecko it was breakfast time, and a moth was an egg, more or less.',
        '“Then it ought to say good morning,” said {H}. “It knows what time it is for you,” said {A}. {H} thought that was very kind of it, with the sun just gone down.'
      ]
    },
    {
      id: 'the-sixth',
      A: 'partner',
      paragraphs: [
        '{H} laid both hands on the sheet, and for each click a finger went up. One. Two. Three. That was as far as it had ever got. Four, it clicked, and five. After a pause came another, very soft. Six. “Six,” murmured {H}. “What are they for?” {A} looked up at the gecko. “There are four feet that hold it,” said {A}, “and one tail. That makes five.” {H}’s fingers were sinking, one after the other. “And the sixth?” asked {H}. “That one’s for you,” said {A}, “so that you don’t fall off either.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the ceiling, and it looked back.',
      '{names} listened so hard that the bed creaked.',
      { text: '{names} turned the lamp down a little, as a gecko likes it.', needs: ['hands'] },
      { text: '{names} wrote a three on the back of an envelope, and left room.', needs: ['hands'] }
    ],
    way: [
      '{names} clicked by mistake, and was counted.',
      '{names} kept as quiet as the wall, and heard only the moths.',
      { text: '{names} opened the window a bit, so that its supper could come in.', needs: ['hands'] },
      { text: '{names} pointed to where the tail had gone.', needs: ['hands'] }
    ],
    turn: [
      '{names} shut both eyes too, to help.',
      '{names} lay down under the ceiling, and left the talking to it.',
      { text: '{names} drew the curtain, all but a gap for moths.', needs: ['hands'] },
      { text: '{names} held up six fingers, in case anybody woke and asked.', needs: ['hands'] }
    ]
  },
  bed: [
    'The fan was off, and the lamp was very low. The gecko had come out to the middle of the ceiling, with a view of everything.',
    '{H} had washed {H}’s face, with a cloth and not with the tongue. Now {H} lay flat on the mattress, with one eye shut and one on the ceiling.'
  ],
  last: [
    'The other eye shut too, and overhead it clicked, and {H} was asleep.',
    'The sixth click was for {H}, who was asleep.'
  ]
})
