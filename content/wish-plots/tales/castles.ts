import { wishPlot } from '../wish-plot.ts'

export const castles = wishPlot({
  themes: ['castles', 'knights'],
  except: ['queen', 'jousting', 'tournament', 'arthur', 'round', 'dragon', 'dragons'],
  answers: ['suit', 'armour'],
  about: 'A knight guards a castle with a password that has been forgotten, and is locked out by it.',
  titles: ['The Password', '{H} Guards the Castle', 'The Knight Who Was Locked Out', 'Not Soup, Not Thursday', '{H} and the Last Password'],
  want: [
    {
      id: 'halt',
      A: 'partner',
      paragraphs: [
        '{H} was a knight and had a castle to guard. It was the table with two blankets on it, and one blanket was the drawbridge. {H} stood in front of it with a saucepan lid, and wanted nobody to get in.',
        '“Halt,” said the knight. “What’s the password?” “I only want my slippers,” said {A}. “They’re under the table. I mean, in the castle.” “What’s the password?” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'guessing',
      A: 'partner',
      paragraphs: [
        '{A} tried “please.” {A} tried “king” and “open up” and “slippers.” “Is it a food?” asked {A}. {H} thought for rather too long. “Is it soup?” “It isn’t soup.” “Is it Thursday?” “No,” said {H}, “but it might have been.”',
        '{A} looked hard at the knight behind the lid. “You don’t know it either,” said {A}. “It’s a very good one,” said {H}. “It’s so secret that I’ve forgotten it.”'
      ]
    },
    {
      id: 'armour',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The knight had no armour yet. {A} tied two baking trays on {H}, one at the front and one at the back. There was still a bit of biscuit on the front one. “That’s your coat of arms,” said {A}.',
        '{H} tried to sit down, and couldn’t. {H} tried to bend, and went boing. “How do knights go to the loo?” asked {H}. “Early,” said {A}.'
      ]
    },
    {
      id: 'trumpet',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“At a real castle somebody blows a trumpet when there’s a visitor,” said {A}. There was a cardboard roll for that. {H} blew into it with {H}’s cheeks full. It sounded like a cow that has been told a secret.',
        'But it did the job. Everybody in the whole castle would have known that {A} was outside, if anybody had been in it. The slippers knew.'
      ]
    },
    {
      id: 'watchman',
      A: 'same',
      spare: 12,
      paragraphs: [
        'At night a castle has a watchman, who calls out the time. {H} marched up and down, three steps each way. “Midnight,” called the knight, “and all’s well!” “It’s twenty to seven,” said {A}, “and I’ve got cold feet.”',
        'A watchman has to call what is true. {H} marched up and down again. “Twenty to seven,” called the knight, “and somebody’s got cold feet!” It rang through the whole castle. “And now?” asked {A}. “Now everybody knows,” said {H}. It did not make them any warmer.'
      ]
    },
    {
      id: 'moat',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Couldn’t I come in round the back?” asked {A}. “There’s a moat,” said {H}. “All round. It’s deep.” {A} took off one sock and put a toe in. “It’s carpet.” “That’s the trick of it,” said {H}.',
        'So {A} put the sock back on, because of the crocodiles. “Are there any?” “There were two,” said {H}. “They couldn’t remember the password.”'
      ]
    },
    {
      id: 'siege',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Then I’ll lay siege to it,” said {A}, and sat down with a plate of biscuits. “You sit in front of a castle until they get hungry in there. It used to take months.” {H} leaned on the lid. “And who’s in there?” asked {H}. They both thought about that.',
        '“The slippers,” said {A}. They looked at the wall. There was no sound from inside, not even a rumble. After the fourth biscuit they were both rather full. “They’re tougher than we are,” said {A}.'
      ]
    },
    {
      id: 'pet-horse',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'A knight has a horse, and {A} was asked to be one. {H} did not ride on it. {H} only sat beside {A} with a stern face and looked where a horse would look.',
        '“Has anybody come this way?” said {H} to it. {A} looked at nothing in particular. “It sees everything,” said {H}. “It just doesn’t tell.” It was the only one for miles who could keep a secret.'
      ]
    },
    {
      id: 'elder-king',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’m the king,” said {S}, with a tea cosy on. “Let me through to my throne.” “What’s the password?” asked {A}. {S} bent down and whispered something in {A}’s ear. It took some time, and it tickled.',
        '“That isn’t it,” said {A}, “but it’s true.” {S} got a chair in front of the castle, and was brought half a biscuit on a saucer. “I rule quite well from here,” said {S}.'
      ]
    },
    {
      id: 'child-peddler',
      A: 'child',
      spare: 7,
      paragraphs: [
        '“I’ve brought a parcel,” said {A}. “For the castle.” “You can leave it with me,” said {H}. “It needs somebody inside to sign for it,” said {A}. They both thought about how that was to be done.',
        '{H} put one arm in under the drawbridge and waved it about. “That’s my signature,” said {H}. The parcel was a potato in a sock. {H} found it the most useful thing that had come that day.'
      ]
    },
    {
      id: 'spy-hole',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“The word might be written down inside,” said {A}. {H} lifted one corner of the wall, and they both put an eye to the gap. It was dark in there, and it smelled of socks.',
        '“I can see my slippers,” said {A}. “Have they got the password?” asked {H}. “They’ve got each other,” said {A}, and rubbed two cold feet.'
      ]
    },
    {
      id: 'locked-out',
      A: 'partner',
      paragraphs: [
        'Just then the lid slipped and rolled away across the room, and {H} ran after it. When {H} came back, nobody stood outside. Two slippers stuck out under the castle wall, with feet in them. “Halt,” said {A} from inside. “What’s the password?”',
        '“You know me!” said {H}. “I do,” said {A}. “But a guard has to ask. You’ll never find that word again, and I never had it. A password ought to be something that everybody brings along anyway.” {H} sat down outside on the lid.'
      ]
    },
    {
      id: 'trojan',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{H} tried it as somebody else. “I’m the plumber,” said {H}, in a deep voice. “We’ve got no water in here,” said {A}. “I’m the wind,” said {H}, and blew under the drawbridge. “Then you’ll get in anyway,” said {A}, and pulled {A}’s feet in.',
        '“I’m a crumb,” said {H} at last, in a very small voice. The castle was silent. “I’d have to think about that,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'yawn',
      A: 'partner',
      paragraphs: [
        'It was late, and even a knight gets tired. {H}’s mouth opened all by itself, and out came a yawn with a creak at the end. From inside came another yawn, just as long. “I couldn’t help it,” said {A}.',
        '{H} stood up. “That’s it!” said {H}. “That’s the password. Everybody brings one along.” {H} yawned again, on purpose, and it was a good one. The drawbridge went up.'
      ]
    },
    {
      id: 'test-yawn',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They had to test it, so {A} went out and came in again. The first yawn was false. “That was just your mouth,” said {H}. “I couldn’t hear any bed in it.” {A} tried again, with both arms.',
        'That one came from far down. It went through the castle, and {H} caught it in the face. “You may pass,” said {H}, as soon as that was possible. “You may pass twice.”'
      ]
    },
    {
      id: 'catching',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Is it secret enough?” asked {A}. “You only have to see one, and you’ve got it. Dogs catch them from people.” {H} had not known that. They tried saying the word without doing it. “Yawn,” said {H}. “Y,” said {A}, and couldn’t finish.',
        'It was the worst-kept secret that ever was. “But nobody comes in who isn’t tired,” said {H}, “and tired people don’t break anything.”'
      ]
    },
    {
      id: 'inside',
      A: 'partner',
      paragraphs: [
        'So they sat in the castle side by side, with the lid in front of them. It was warm in there. “Who are we guarding it against?” asked {A}. {H} lifted the blanket and looked out. “Anybody who’s wide awake,” said the knight.',
        'Nobody came. “You’ve got your slippers,” said {H} after a while. “You could go now.” “I know,” said {A}. They both yawned, at the same moment, and let each other in, although they were in already.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned on the castle, and one wall came down a little.',
      '{names} sniffed along the drawbridge, which smelled faintly of slippers.',
      { text: '{names} knocked on the castle very politely, and got no further either.', needs: ['hands'] },
      { text: '{names} put both hands up and went round the castle the long way.', needs: ['hands'] }
    ],
    way: [
      '{names} settled down outside the walls, as people do when a castle is shut.',
      '{names} tried a cough, a sniff and a hiccup, and none of the three counted.',
      { text: '{names} wrote out a list of soups, in case it was soup after all.', needs: ['hands'] },
      { text: '{names} guessed Friday, rhubarb and elbow, and went to the back of the queue.', needs: ['hands'] }
    ],
    turn: [
      '{names} caught the password and could not give it back.',
      '{names} gave the password without being asked, with a squeak in the middle.',
      { text: '{names} held the drawbridge up and passed two cushions through.', needs: ['hands'] },
      { text: '{names} saluted the knight, and the password slipped out halfway.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded the drawbridge, and the castle was a table. The lid went back on its saucepan, and fitted.',
    '{H} washed as well as a knight can. There was no guard at the bedroom door. {H} said the password all the same, with a creak at the end, and lay down.'
  ],
  last: [
    'The password was said once more, much more slowly, and {H} was in, and asleep.',
    'Nobody who was wide awake got past that blanket. Behind it slept {H}.'
  ]
})
