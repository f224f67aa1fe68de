import { wishPlot } from '../wish-plot.ts'

export const farts = wishPlot({
  id: 'wish-farts',
  wishes: ['fart', 'farts', 'farted', 'farting', 'farty', 'fart noises', 'fart jokes', 'trumps', 'trumping', 'trumped', 'big trump', 'smelly trump', 'burp', 'burps', 'burped', 'burping', 'burps farts', 'tooting', 'tooted', 'botty burp', 'bottom burp', 'passing wind', 'whoopee cushion', 'parp', 'stinky fart', 'guff', 'pop off', 'popped off'],
  except: ['donald', 'president', 'cards', 'cloth', 'horn', 'hooter'],
  answers: ['chair', 'smelly', 'stinky', 'funny', 'loud', 'silent', 'biggest', 'big', 'who', 'bottom', 'noises', 'noise', 'jokes', 'armchair', 'cushion'],
  company: ['chair'],
  about: 'The armchair lets out a rude noise when the hero sits down, and will not do it again for anybody who wants proof.',
  titles: ['It Was the Chair', 'Pardon, Said the Armchair', '{H} Sits Down Again', 'The Second One', 'Not on an Empty Cushion'],
  want: [
    {
      id: 'pardon',
      A: 'partner',
      paragraphs: [
        '{H} sat down in the big armchair, and it went “Prrrp.” It was quite a long one, with a curl at the end. {A} looked up. “Pardon you,” said {A}.',
        '“That wasn’t me,” said {H}. “That was the chair.” “Of course it was,” said {A}, in the voice that means it wasn’t. {H}’s ears grew hot. Everybody farts, and {H} knew that. But this one came from the chair, and {H} wanted to prove it.'
      ]
    }
  ],
  way: [
    {
      id: 'again',
      A: 'partner',
      paragraphs: [
        '“Listen,” said {H}, got up, and sat down again. The chair said nothing. {H} sat down hard. {H} sat down on the left and on the right, and bounced. There was not a sound. “It won’t do it now,” said {H}.',
        '“Mine never do either,” said {A} kindly, “when there’s somebody there.” {H} looked under the cushion. There lay a comb and a nut, and nothing that could have done it.'
      ]
    },
    {
      id: 'names',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do you call it?” asked {A}. “It’s a trump in some houses. In others it’s a toot, or a parp.” {H} thought about the one from the chair. “It was too long for a toot,” said {H}, “and too wet for a trump.”',
        '“Then it was a parp,” said {A}. They said it a few times, one after the other. Parp. By the sixth they could not look at each other any more.'
      ]
    },
    {
      id: 'balloon',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It’s only air in a hurry,” said {A}, and blew up a balloon to show it. {A} let some out through its neck, and pulled it flat. It squeaked like a cross mouse. Then {A} let the neck go loose, and it went “Bluh-bluh-bluh.”',
        '“That’s all it is,” said {A}. “If the way out’s tight, it’s high. If it’s loose, it’s low.” {H} did the next one. It was a whole sentence, and it sounded like somebody they knew.'
      ]
    },
    {
      id: 'raspberry',
      A: 'same',
      spare: 3,
      paragraphs: [
        'You can do one with your lips on the inside of your elbow. {H} blew, and it was a good loud one. {A} blew, and it was better, because there was more arm.',
        '“Somebody will come in,” said {H}. “Then we’ll say that we were kissing our elbows,” said {A}. They thought about that. It did not really sound any less odd.'
      ]
    },
    {
      id: 'fourteen',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Everybody does about fourteen in a day,” said {A}. “The queen of anywhere does fourteen.” {H} tried to imagine it, with the crown on. “And then what does she say?” asked {H}.',
        '“She looks at her dog,” said {A}. {H} looked at the armchair. A queen had it much easier. If she said that it was the chair, they would have to believe her.'
      ]
    },
    {
      id: 'cows',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Cows mostly burp,” said {A}. “They eat the grass, and bring it up again, and chew it once more. And up comes the wind with it, every minute or so.” {A} showed what a cow looks like at that. It looked very comfortable.',
        '“Doesn’t anybody say pardon?” asked {H}. “Only to a new cow,” said {A}. They both chewed for a time, and {H} managed quite a small one.'
      ]
    },
    {
      id: 'herrings',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“There’s a fish that talks like that,” said {A}. “At night the herrings can’t see each other, so they let out bubbles at the back. It’s a high, thin sound, and then all of them know where the others are.”',
        '{H} thought of thousands of fish, out there in the dark. “What do they say?” asked {H}. “Here,” said {A}. “Here. Here. Here.” It was a friendly thing to say, whichever end it came from.'
      ]
    },
    {
      id: 'beans',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Did the chair have beans?” asked {A}. “There’s something in a bean that you can’t eat up yourself. But in your tummy live some very tiny things, and they like it. They eat it, and puff.”',
        '“How many are there?” “More than all the people in the world.” {H} looked down at {H}’s own jumper with respect. “And they’ve only got one door,” said {H}.'
      ]
    },
    {
      id: 'sloth',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Is there anybody who never does it?” asked {H}. “The sloth,” said {A}. “It all goes round inside so slowly that nothing’s left of it. It breathes it out instead.” “Through the mouth?” “Through the mouth.”',
        '{H} thought that over. “Then I’d rather have it our way,” said {H}, “and not sit opposite.” On that they agreed, and they shook hands.'
      ]
    },
    {
      id: 'silent',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“The loud ones are the honest ones,” said {A}. “They come in by the front door, with a drum. It’s the quiet ones that you have to watch.” Nobody said anything for a moment. {A} raised {A}’s nose a little.',
        '“For instance?” asked {H}. “For instance now,” said {A}. They went and opened the window. The chair stood there, and looked as if it knew nothing.'
      ]
    },
    {
      id: 'shoes',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They looked for other things that did it. The sauce bottle did it, when there was only a little left in there. A wet boot did it, if you pulled your foot out fast. The plug of the bath did it last of all, and at great length.',
        '“And nobody ever says pardon to the boot,” said {H}. {A} said it then, to make up for it. “Pardon you, boot.” The boot dripped.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'They asked {A} as well, since in most homes it is the animal. {A} looked straight back at {H}. It was a clear and open look, without a cloud in it.',
        '“It wasn’t {A},” said {H}. “You can see that. When it’s {A}, there’s a surprised look, and then a walk into the next room.” For the moment nobody was walking anywhere.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“When I was small, nobody did it at all,” said {S}. “We only ever trod on a duck.” “On a duck?” asked {A}. “That’s what you said. Pardon me, I trod on a duck. And you looked down at the floor.”',
        '{A} looked down at the floor. “There must have been a great many ducks,” said {A}. “At my uncle’s you could hardly get across the room,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} could burp at any time of day. {S} swallowed some air, waited, and burped a whole word. “What was that?” asked {A}. “Bob,” said {S}.',
        '“Can you do any others?” {S} tried to do Alexander. It began well, and went up in the middle, and there it stopped for want of air. “It’s better with Bob,” said {S}. “He’s shorter.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        'Then there was a burp, as deep as a trombone, and it came from {A}. “Well done!” somebody cried. “What a big one! Aren’t you clever?”',
        '{H} had listened to that with interest. “Nobody ever says that to me,” said {H}. Somebody patted {A} on the back, and out came a second one, from the other end. That one got a kiss.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“At ours it’s the stairs,” said {A}. “The third one from the top. My uncle always waits until he’s on that one.” {H} wished that they had such a stair.',
        '“And do people believe it?” “They did,” said {A}. “Then he did it in the car.” {A} gave the armchair a nod, and it was the nod of somebody who understood.'
      ]
    },
    {
      id: 'breathing-in',
      A: 'partner',
      paragraphs: [
        '{A} pressed the cushion with one hand. It was quite flat. Then {A} took the hand away, and they both watched. Very slowly the cushion came up again in the middle. “It’s breathing in,” said {A}.',
        '“It can’t do it on an empty cushion,” said {A}. “You never let it fill. It has to have something in there first, like anybody.” {H} looked at the chair, and now {H} knew what to do. It was nothing at all, for a long time.'
      ]
    }
  ],
  turn: [
    {
      id: 'waiting',
      A: 'same',
      spare: 16,
      paragraphs: [
        'Nobody was to lean on it, and nobody was even to look at it hard. {H} sat on the floor on one side of the chair, and {A} on the other. They spoke of other things.',
        '“Nice evening,” said {A}. “Yes,” said {H}. “Rather windy.” That was a mistake, because {A} had to bite on a sleeve. The cushion rose a little, as dough does when nobody looks.'
      ]
    },
    {
      id: 'proof',
      A: 'partner',
      paragraphs: [
        'They waited until the cushion was as round as a loaf. “Now you,” said {H}. “Sit down slowly, and then you’ll hear whose it was.” {A} sat down slowly. “Prrrrrp,” said the chair, with a curl at the end. “Oh!” said {A}. “It really was the chair. I beg your pardon.”',
        'It was quiet in the room, and {H} was very content. And then into the quiet came another one. It was small and high, and had no curl at all. The cushion was flat. It could not have been the chair.'
      ]
    },
    {
      id: 'kind-chair',
      A: 'partner',
      paragraphs: [
        '{A} looked at the wall with great interest, though it was only a wall. {H} looked at {A}, and at the chair, and thought it over. “That was the chair,” said {H}.',
        '“It was,” said {A}. “It’s been a long day for it.” {H} stroked the arm of the chair. It was broad and soft, and it had never said a word against anybody.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} froze, and studied the carpet.',
      '{names} backed off to the other end of the room, looking innocent.',
      { text: '{names} lowered the newspaper, and raised it again rather fast.', needs: ['hands'] },
      { text: '{names} wafted the door to and fro, with a friendly face.', needs: ['hands'] }
    ],
    way: [
      '{names} sat in the chair as well, and got nothing out of it.',
      '{names} sniffed the cushion, to find out the truth.',
      { text: '{names} pressed the stool, but it had never learnt to talk.', needs: ['hands'] },
      { text: '{names} puffed up the cushion by hand, and that was no good.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled about on the rug, without a sound.',
      '{names} joined in from the sofa, with one short note.',
      { text: '{names} patted the arm of the chair, which had done so well.', needs: ['hands'] },
      { text: '{names} blew into an elbow, and that was the third chair in the room.', needs: ['hands'] }
    ]
  },
  bed: [
    'The comb and the nut were put in a dish. Then the chair was left alone in the dark, and could let everything go.',
    'Clean again, or nearly, {H} lay down slowly on the mattress, so that it had time. Something sighed down there, long and low, and it was only the air.'
  ],
  last: [
    'In the next room a cushion filled, a little at a time, and {H} was asleep.',
    'There was one more in the night, quite a small one. It was the chair, and {H} slept.'
  ]
})
