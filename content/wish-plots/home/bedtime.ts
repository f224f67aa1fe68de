import { wishPlot } from '../wish-plot.ts'

export const bedtime = wishPlot({
  themes: ['bedtime'],
  moods: ['sleepless', 'late', 'learning'],
  answers: ['hora', 'dormir', 'pijama', 'aller', 'dodo', 'kulala', 'falling', 'asleep', 'nap', 'naptime', 'sleepy', 'pyjama', 'pyjamas', 'pajamas', 'late', 'early', 'own', 'routine', 'cannot', 'won’t'],
  about: 'The hero does not want to go to bed and puts somebody else to bed instead, who wants all that is ever wanted.',
  titles: ['The Blue Cup, Not That One', '{H} Is Staying Up', 'Who Yawned First', 'Somebody Has to Be Last', 'How {H} Put the Others to Bed'],
  want: [
    {
      id: 'not-tired',
      A: 'partner',
      paragraphs: [
        'It was bedtime, and {H} was not going to bed. “I’m not tired,” said {H}. “I want to be the one who stays up.”',
        '“All right,” said {A}. “But whoever stays up puts the others to bed. You can start with me.” And {A} lay down on the sofa with both shoes on. {H} took them off, and fetched a blanket, and pulled it up to {A}’s chin. “Good night,” said {H}. Then {H} sat down in the big chair and stayed up.'
      ]
    }
  ],
  way: [
    {
      id: 'blue-cup',
      A: 'partner',
      paragraphs: [
        '“I’m thirsty,” said {A}. {H} went and got a cup of water. “I wanted the blue cup,” said {A}. So {H} went again and got the blue cup. {A} took one sip, about as big as a pea, and gave it back.',
        '“Good night,” said {H}, and sat down. “My blanket’s the wrong way round,” said {A}.'
      ]
    },
    {
      id: 'staying-up',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'For a minute there was peace. {H} crossed {H}’s legs and sighed. That is how you stay up. {H} looked at the clock, said “Hm,” and matched two socks.',
        '“What are you doing?” called {A}. “Nothing,” said {H}. “Is it nice?” “It’s very nice. Go to sleep.” {H} looked for another pair of socks. There were only odd ones left.'
      ]
    },
    {
      id: 'story',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“I can’t go to bed without a story,” said {A}. {H} came back and stood beside the sofa. “Once there was a bear, and it went to bed. The end.”',
        '“Was it a big bear?” “Quite big.” “Did it have its own bed?” “Yes.” “And who put the bear to bed?” {H} opened {H}’s mouth, and shut it again, and sat down on the edge of the sofa. It turned out to be a story with nine bears.'
      ]
    },
    {
      id: 'gap',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Don’t shut the door,” said {A}. “Leave it open a bit. That’s too much. That’s too little.” {H} moved the door to and fro. “As wide as what?” asked {H}.',
        '“As wide as a sandwich,” said {A}. {H} measured it with both hands. “With cheese?” “Without.” {H} closed it by one cheese.'
      ]
    },
    {
      id: 'one-foot',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“My foot’s too hot,” said {A}. {H} took it out from under the blanket. “Now it’s too cold,” said {A}. {H} put it back in. “It’s got to be half out,” said {A}.',
        '“Which half?” asked {H}. “As far as the ankle.” They had to find out where that begins. {H} thought it was the bump on the side, and {A} thought it was below that. {H} folded the edge of the blanket along the bump, like a sheet over a letter. “And the other foot?” asked {H}. “That one’s never any trouble,” said {A}.'
      ]
    },
    {
      id: 'under',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I think there’s something under the sofa,” said {A}. {H} knelt down and looked. “It’s a sock,” said {H}.',
        '“Is it looking at me?” asked {A}. {H} turned the sock round, so that it faced the wall. “Not any more.” It had a hole for one toe, but nothing was looking out of it.'
      ]
    },
    {
      id: 'sheep',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’ll count sheep,” said {A}, and began. It went well as far as eleven. “The twelfth one won’t jump,” said {A}. “It’s standing there and eating.”',
        '“Then leave it out,” said {H}. “I can’t. The others are queueing up behind.” In the end {H} had to climb into the field, so to speak, and push. It was a heavy sheep.'
      ]
    },
    {
      id: 'good-night-lamp',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“I haven’t said good night to everything,” said {A}. “Good night, lamp.” Nothing happened. “It’s got to say it too,” said {A}. So {H} was the lamp, and said good night in a high voice. After that {H} was the table, the radiator and a plant that had very little time.',
        '“Good night, forks,” said {A}. “How many have we got?” asked {H}. “Twelve.” {H} looked over at the kitchen drawer. “They’re asleep already,” said {H} quickly. {A} thought about it, and lowered {A}’s voice. “Then I won’t say anything to the spoons,” said {A}. “They’re light sleepers.”'
      ]
    },
    {
      id: 'pet-first',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'It was bedtime for {A} too. {H} explained this, and pointed to the right place. {A} looked as if it had never seen the place before.',
        'So {H} went away and did not look. When {H} did look, {A} was in the right place, just as if it had always been there. “That’s the best one so far,” said {H}.'
      ]
    },
    {
      id: 'since-three',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“You don’t have to put me to bed,” said {S}. “I’ve been ready since about three o’clock.” {A} could not believe it. “You could go to bed whenever you want,” said {A}, “and you don’t?”',
        '“I’m always afraid of missing something,” said {S}. “What?” asked {A}. {S} looked over at the sofa. “This, for instance,” said {S}.'
      ]
    },
    {
      id: 'same-cup',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'Then {S} lay down as well, on the rug, and was thirsty too. {A} brought a cup. “The blue one,” said {S}. “The blue one’s been drunk from,” said {A}.',
        '“On which side?” {A} held it to the light and looked for the place. After that {S} drank from the other side. Then {S} wanted a story with ten bears.'
      ]
    },
    {
      id: 'looks-like-morning',
      A: 'partner',
      paragraphs: [
        'After the blanket it was the pillow. After the pillow it was a noise. After the noise it was {A}’s left leg, which was not tired yet. {H} switched on the big lamp and stood in front of the sofa. “Now go to sleep,” said {H}. “Quickly!”',
        '{A} shut both eyes. One of them opened again. “I can’t,” said {A}. “You look like morning. When I see you I want to get up and have porridge.”'
      ]
    }
  ],
  turn: [
    {
      id: 'yawn',
      A: 'partner',
      paragraphs: [
        '{H} went away to think, and came back looking like evening. {H} switched off the lamp. {H} walked slowly, and sat down slowly, and yawned. It was not a real yawn, but it was a large one. {A} saw it and yawned too.',
        'So that was how it was done! {H} did a second one, with a stretch, and {A} yawned back. {H} had not made the third one at all. It came by itself and went right down to the toes. “That wasn’t me,” said {H}. “It was, though,” said {A}. “They’re catching. You’ve caught your own.”'
      ]
    },
    {
      id: 'what-happens',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“What happens here when I’m in bed?” asked {H}. “I’ve always wanted to know.” {A} thought for a bit. “The socks get matched,” said {A}. “The fridge hums. Somebody says, listen, how quiet it is.”',
        '“Is that all?” said {H}. “Once there was a moth,” said {A}. {H} looked up at the lamp for a good while. Tonight there was no moth.'
      ]
    },
    {
      id: 'windows',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'From the sofa they could see the window, and in the window the other windows. “There’s somebody who’s staying up,” said {H}. It was a yellow window with a plant in it. They watched it for a while. Then it went dark.',
        '“Gone,” said {A}. “I expect they yawned,” said {H}, and was not surprised when it happened again, to both of them.'
      ]
    },
    {
      id: 'lying-down',
      A: 'partner',
      paragraphs: [
        '{H} lay down at the other end of the sofa, where there was a bit of blanket left. “This isn’t going to bed,” said {H}. “I’m still up. I’m only doing it lying down.” “Of course,” said {A}. They listened to the fridge.',
        '“I’m thirsty,” said {H} after a while. {A} sat up. “Which cup?” asked {A}. {H} hardly had to think. “The blue one.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went to bed too, on the rug, and got up again.',
      '{names} crept on to the other end of the sofa, among the shoes.',
      { text: '{names} plumped up the big chair, as it would be a long night.', needs: ['hands'] },
      { text: '{names} called for a goodnight too, from behind the newspaper.', needs: ['hands'] }
    ],
    way: [
      '{names} came along to the tap, both times.',
      '{names} asked for nothing, and lay across the way to the cups.',
      { text: '{names} called for a third pillow, and got a sock.', needs: ['hands'] },
      { text: '{names} handed the blue cup along, and took a sip on the way.', needs: ['hands'] }
    ],
    turn: [
      '{names} stretched along with them, right down to the end.',
      '{names} padded about very slowly, and looked like evening too.',
      { text: '{names} slid the slippers under the sofa, side by side.', needs: ['hands'] },
      { text: '{names} turned the page of a book, so slowly that it made no sound.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rinsed the blue cup and hung it on its hook. Under the blanket on the sofa there was a warm dent at one end.',
    'Then {H} washed and put on pyjamas. You can stay up in those as well. {H} did the rest of the staying up in {H}’s own bed, lying down, with both eyes open.'
  ],
  last: [
    'Still up, as anybody could see, and only doing it lying down, {H} slept.',
    'The last yawn was caught by nobody, because {H} was asleep.'
  ]
})
