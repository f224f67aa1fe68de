import { wishPlot } from '../wish-plot.ts'

export const goodbyeEggs = wishPlot({
  id: 'wish-incident-stuckwith',
  tellsAny: 'stuckwith',
  out: true,
  company: ['parcel', 'trombone', 'basket', 'boot', 'pocket', 'button', 'lamp', 'paper', 'bag', 'shade'],
  about:
    'The family is stuck with strangers who look straight ahead, until the hero finds that nobody answers a question and nobody can bear a wrong guess.',
  titles: ['Goodbye, Eggs', 'It Is Not a Trombone', '{H} Guesses Wrong', 'Lamp, Eggs and Left Boot', 'All of Us Are Stuck'],
  want: [
    {
      id: 'stuck',
      A: 'partner',
      paragraphs: [
        '{stuckwith.began}. {H} and {A} were {stuckwith.at} with a lot of people whom they did not know. “How long will it take?” asked {H}. “That’s what they’d all like to know,” said {A}. All the people looked straight ahead. None of them said a word.',
        '{stuckwith.near} {stuckwith.who} with a long parcel in brown paper. Further along there was a basket with a cloth over it, and a bag with a big bump. {H} wanted to know what was in all of them. It is easier to be stuck with people if you know them a bit.'
      ]
    }
  ],
  way: [
    {
      id: 'how-long',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Five minutes,” said {A}, who had looked at the time. They waited for five minutes. “Five more,” said {A}. {H} had heard that one before, mostly about tidying up. “Are your minutes the same size as mine?” asked {H}.',
        '“Mine are just the usual ones,” said {A}. “Then somebody’s been stretching them,” said {H}. A few of those who looked straight ahead had to look at the floor for a bit.'
      ]
    },
    {
      id: 'bless-you',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} had to sneeze. It began with a small one, and then came the real one. “Bless you,” said somebody. “Gesundheit,” said somebody else. “Salud.” “Health to you.” They came from all sides, from people who had not said a thing until then.',
        '“Thank you,” said {A}, to the left and the right. “Do it again,” whispered {H}. “I can’t do it just like that,” whispered {A}. But {A} wrinkled up {A}’s nose and tried, and everybody waited.'
      ]
    },
    {
      id: 'a-yawn-goes-round',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} yawned. {A} saw it, and had to yawn as well. Then a person in a green hat did, and next a person with a newspaper. {H} could see it travel, from mouth to mouth, right to the far end.',
        '“It’s gone,” said {A}. “It’ll come back,” said {H}. And it did, along the other side, over the newspaper and the hat. “There it is,” said {A}, with a mouth as wide as a barn door. It was the same one. {H} knew it at once.'
      ]
    },
    {
      id: 'shoes',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} looked at all the shoes. Two of them were so clean that you could see your face in them. Two had sand in the seams. One had a bit of blue string for a lace. “Which would you like to be?” {H} asked {A}.',
        '{A} looked along the row. “The sandy ones,” said {A}. “They’ve been somewhere.” “So have ours,” said {H}. “Where?” asked {A}. {H} thought it over. “Here,” said {H}, “for ages.”'
      ]
    },
    {
      id: 'pet-among-legs',
      A: 'pet',
      spare: 15,
      paragraphs: [
        '{A} was the only one who did not look straight ahead. {A} looked at everybody, one by one, and then at their bags. In the basket with the cloth there was something very good. {A} sat down beside it, to be near.',
        '“That one knows what it is,” somebody said. “But {A} won’t tell,” said {H}. And {A} did not tell, but looked at the cloth for a long time.'
      ]
    },
    {
      id: 'baby-looks',
      A: 'baby',
      spare: 16,
      paragraphs: [
        '{A} looked over {H}’s shoulder at a very serious person. {A} looked until the serious person looked back. Then {A} hid, and came out again. The serious person hid as well, behind a newspaper.',
        'It went on for quite some time. Those who were near looked straight ahead, and did not miss any of it. When {A} laughed, five people had to cough.'
      ]
    },
    {
      id: 'hello-everybody',
      A: 'partner',
      paragraphs: [
        '“Hello, everybody,” said {H}. It was quiet. Each of them thought that somebody else was meant. So {H} asked just one. “What’s in there?” “A parcel,” said {stuckwith.one}, and looked straight ahead again.',
        '“It must be a trombone,” {H} whispered to {A}. “It is not a trombone,” said {stuckwith.one}. “A trombone is wider at one end.” “Then it’s a fishing rod,” said somebody behind them. {A} bent down to {H}’s ear. “They don’t like a question. But they can’t bear a wrong guess.”'
      ]
    }
  ],
  turn: [
    {
      id: 'wrong-on-purpose',
      A: 'partner',
      paragraphs: [
        '“Then I’ll guess as wrong as I can,” said {H}. {H} looked at the basket. “There’s a cat in there,” said {H}, quite loudly. “Eggs!” said the one with the basket. “And in that bag there’s a drum.” “It’s a left boot! It’s been mended!” Up went the cloth, and out came the boot.',
        '“And that’s a swordfish,” said {H} of the long parcel, “or a very thin uncle.” That was too much for {stuckwith.one}. Off came the paper, and there stood a lamp, with a green shade.',
        [
          'Now everybody talked to everybody, and in the middle of {stuckwith.plain} {stuckwith.told}. “Now we’re all stuck together,” said {H}. “That’s much better,” said the one with the boot.',
          'All of them talked at once. It must have been heard a long way off, for {stuckwith.told}. “At home we’ve never had {stuckwith.animal} to visit,” said {H}. “You have to be stuck for that,” said {A}.',
          'Once a bag is open, it is hard to shut it again, with {stuckwith.food} in it. So {stuckwith.told}. {H} got something crisp from the left and something soft from the right. “Can we be stuck a bit longer?” asked {H}, with both cheeks full.',
          'Somebody began {stuckwith.song} very softly, and somebody else beat time with the boot. Before they knew it, {stuckwith.told}. “Stuck, stuck, stuck,” sang {H}, where {H} did not know the words.',
          '“Who knows a game?” asked {H}. They all knew {stuckwith.game}. So {stuckwith.told}. Whoever had no turn gave advice, and gave it to both sides. {H} was glad to be stuck there.',
          'After that they showed each other all that they could do. {stuckwith.told}. It is not so easy {stuckwith.skill}. All the others leaned in to see. Then they had a go at it too, with a great deal of good advice.'
        ]
      ]
    },
    {
      id: 'the-food-goes-round',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Everybody’s hands were full, and so were their mouths. You had to eat up {stuckwith.food}, because more was coming. “What’s this?” asked {H}, of something soft that came from the left. “Try it,” said the person over there. {A} nodded, and so {H} took a bite. Something crisp was already on its way from the right.',
        '“We’ve only got one banana,” said {A}, “for all these people.” They cut it into slices as thin as buttons. It went a very long way. The last slice came back to them from the other side. Everybody had left it for somebody else.'
      ]
    },
    {
      id: 'the-song-goes-round',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Only a few knew the words of {stuckwith.song}. The others knew “la”. {H} sang along with those. {A} had the low part, which was mostly one note. The highest part of all was sung by the person in the best coat.',
        '“Again,” said {H} when it was over. So they had it again, with more people in it. By the third time they had all learned one word. It was the last one, and they sang it as if they had known it all their lives.'
      ]
    },
    {
      id: 'the-game',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Most of them had not played {stuckwith.game} for years, and each of them knew other rules. “In our house that’s allowed,” said somebody. “In ours it isn’t,” said somebody else. {H} had to say what counted here. “Here it’s allowed on Tuesdays,” said {H}.',
        '“Is it Tuesday?” asked {A}. None of them could say for sure, they had been stuck so long. So it was allowed. {A} won, and had not noticed. {A} had to be told by people from three different families.'
      ]
    },
    {
      id: 'the-skill',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Now all of them wanted to learn {stuckwith.skill}. “Watch,” said {H}, and did it slowly. Many people with big hands and big faces bent over and tried. “Mine looks sick,” said {A}. “It’s only resting,” said {H}.',
        'The person in the best coat got it right first. “I can do it!” called the person, much too loudly, and looked round to see who had called. After that the others could do it too.'
      ]
    },
    {
      id: 'those-who-looked',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was {stuckwith.animal} on one side, and on the other side there were people. For a while both sides only looked. “They wonder what’s in us,” whispered {H}. “Shall I guess for them?” “Go on,” whispered {A}.',
        '“Hay,” said {H}, in a slow voice that might have come from over there. “No, sandwiches,” said {A}. “Then why don’t they chew?” asked {H} in the slow voice. That was a good question. Everybody who had a sandwich took it out, and chewed.'
      ]
    },
    {
      id: 'who-else-is-here',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll guess yours,” people said to each other now. “A piano.” “A bun!” “Your grandmother.” “A bun! How did you think of my grandmother?” Up and down it went, and wherever it got to, something was unpacked.',
        'There were nine rolls of wallpaper, and a pink umbrella, and a cake that said Happy Birthday Bo. “Who’s Bo?” asked {H}. “My dentist,” said the one with the cake. {A} and {H} had to hold on to each other for a moment.'
      ]
    },
    {
      id: 'telephone',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Somebody’s telephone rang. “I’m stuck,” said the somebody, very softly. “No, not alone. There’s a child here with a lot of ideas.” {H} looked round to see where that child was.',
        '“That’s you,” whispered {A}. “I’ve only had one,” whispered {H}. {H} quickly thought of a second, so that it would be true. It was about cheese, and it did not help anybody.'
      ]
    },
    {
      id: 'turn-on-the-lamp',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The lamp was for a corner where it was too dark for reading. “Does it work?” asked {H}. There was nowhere to plug it in. So {stuckwith.one} pulled the little chain, and everybody said “Ah,” as though it had gone on.',
        '“A bit bright,” said {A}, with one hand over both eyes. The chain was pulled again. “Ooh,” said everybody, because it had got so dark. They did it until even the most serious of them was laughing.'
      ]
    },
    {
      id: 'eleven-eggs',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the basket there were eleven eggs. “Why not twelve?” asked {H}. “I sat down,” said the one with the basket, “and I got up again rather quickly.” {A} looked with care before sitting down anywhere after that.',
        '{H} was allowed to hold one. It was brown, and still had a bit of straw on it. {H} held it with both hands and did not even blink. “You’d make a good basket,” said the one with the basket.'
      ]
    },
    {
      id: 'button-and-tissues',
      A: 'partner',
      paragraphs: [
        '“And what’s in your pocket?” somebody asked {H}. “It must be an elephant.” “No!” cried {H}. “It’s a button!” And out it came. {A} had nothing but tissues. So now they were all called something. There was Lamp, and Eggs, and Left Boot. {H} was Button, and {A} was Tissues.',
        'And then {stuckwith.end}. “Already?” said everybody. Lamp was wrapped up again. “Goodbye, Eggs!” called {H}. “Goodbye, Button!” called Eggs. “Look after Tissues!”'
      ]
    },
    {
      id: 'on-the-way-home',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Afterwards there were new people everywhere, and all of them looked straight ahead. A tall one went by with a flat box. “A pizza,” said {A} softly. “Don’t start that again,” said {H}. “We’ll never get home.”',
        'They walked on for a bit. “It was too square for a pizza,” said {H}. “A square pizza,” said {A}. {H} turned round to look. “A map of a pizza,” said {H}, and then it really was time to go.'
      ]
    },
    {
      id: 'button-belongs',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Where did you get that button?” asked {A}. It was brown, and had four holes. {H} had found it a long time ago, under something. {A} looked down at {A}’s own coat. There was a place with a bit of thread, and no button.',
        '“I’ve been looking for that since winter,” said {A}. “You should have guessed something,” said {H}. “Then I’d have told you.” {A} held the coat shut with one hand. “You keep it,” said {A}. “It’s your name now.”'
      ]
    },
    {
      id: 'child-is-scarf',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“What am I?” asked {S}. {A} felt in {S}’s pockets. In the left one was a raisin, and in the right one was another. “You’re Raisins,” said {A}. {S} thought it over, and ate one.',
        '“Now I’m Raisin,” said {S}, “and it’s not for long.” {A} gave {S} a bit of string instead, to be on the safe side. String keeps.'
      ]
    },
    {
      id: 'elder-stuck',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“I was stuck once, in a snowy pass, with a circus,” said {S}. “There was one heater, and the seals didn’t want it.” “Who got it?” asked {A}. “The strong man,” said {S}. “He felt the cold so.”',
        '“And what was in your pocket?” asked {A}. “A pair of socks,” said {S}. “He wrote to me for years afterwards. Dear Socks, it always began.”'
      ]
    },
    {
      id: 'how-they-would-tell-it',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“What do you think they’ll tell at home tonight?” asked {A}. {H} could hear it. “We were stuck with somebody called Tissues,” said {H}, in the voice of the one with the eggs. “And what did Tissues have? Nothing but tissues.”',
        '“And Button?” asked {A}. “Oh, Button,” said {H}, still in that voice. “Button never got one thing right.” {H} was very pleased about that.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked straight ahead as well, to see what was there.',
      '{names} stood on one foot, and then on the other.',
      { text: '{names} counted the people, and got to many.', needs: ['hands'] },
      { text: '{names} held on to the bags.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the long parcel from below.',
      '{names} moved up a bit, so that a stranger had more room.',
      { text: '{names} guessed a broom, and then a flute.', needs: ['hands'] },
      { text: '{names} nodded to a person in a hat.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along from one to the next, and was friends with all of them.',
      '{names} got a very good look into the basket.',
      { text: '{names} waved to Left Boot with both hands.', needs: ['hands'] },
      { text: '{names} held the lamp for a moment.', needs: ['hands'] }
    ]
  },
  bed: [
    'Later {H} took the button out and laid it on the table. It was small and brown, and it had seen a lot that day.',
    '{H} lay down, and said the names softly, one after another. Lamp. Eggs. Left Boot. Tissues. And {H} remembered how {stuckwith.told}. Somewhere a lamp with a green shade stood in a dark corner by now. Somebody could see to read.'
  ],
  last: [
    'There were four holes in the button, and no hurry anywhere, and {H} was asleep.',
    'Goodnight, Lamp, and goodnight, Eggs; Button was asleep, and that was {H}.'
  ]
})
