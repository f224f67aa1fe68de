import { wishPlot } from '../wish-plot.ts'

export const someTime = wishPlot({
  id: 'wish-two-guest',
  tellsAny: 'guest',
  fed: true,
  about: 'Somebody whom the hero once asked out of politeness comes for a meal, has an accident, and is then so well behaved that there is nobody there.',
  titles: ['Some Time Is Now', 'Between the Soup and the Pudding', 'A Gap before the Pudding', '{role} at the Table', '{H} Said It at the Window'],
  company: ['table', 'window', 'spoon', 'soup', 'plate', 'chair', 'bread', 'tablecloth'],
  want: [
    {
      id: 'said-it',
      A: 'partner',
      paragraphs: [
        '“You could come {guest} some time,” {H} had once said out of the window, to nobody. And now the bell rang, and there stood {role.first}. “You said some time,” said {role}. “It’s some time now.”',
        '{H} had meant it. But nobody had ever come because of it before. “Come in,” said {H}, and {role} {role.enters}. {A} laid one more place.',
        { extra: 1, joins: true, both: ['{H} wanted it to be {guest.a} that people would talk about for years.'] }
      ]
    }
  ],
  way: [
    {
      id: 'soup',
      A: 'partner',
      paragraphs: [
        'So they sat down, and {A} passed the bread. “How kind,” said {role}. And then {role.it} {role.trouble}.',
        '{A} fished a spoon out of the soup, and then the other one. “Was that me?” asked {role}. “Partly,” said {H}, for there’s no other kind way to say it.',
        { extra: 1, joins: true, both: ['{role} became very small on the chair.'] }
      ]
    },
    {
      id: 'seat',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Was {role} sitting well? “Anywhere will do,” said {role}, and that’s the hardest answer there is. They tried it by the window, and by the door, and with two cushions, and with none.',
        'In the end {role} had the place where {A} always sits. {A} sat where {H} always sits. And {H} saw the kitchen from the other side, for the first time in years. There was a hook there that nobody knew about.'
      ]
    },
    {
      id: 'present',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ve brought something,” said {role}, and pushed it across the table. It was {role.wants}. “You shouldn’t have,” said {A}, as people do. {role} took it back at once.',
        '“No, no,” said {H}. “That means thank you.” “Then why don’t you say so?” asked {role}. {A} didn’t know. They put it in a vase, where everybody could see it.'
      ]
    },
    {
      id: 'napkin',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What’s this for?” asked {role}. It was the napkin. {A} showed how it went. First it lay on the table, then on you, and then on the table again.',
        '“And what does it do in between?” “It’s there in case,” said {A}. {role} liked that. {role} laid one on the butter as well, and one on {H}’s head, in case.'
      ]
    },
    {
      id: 'photograph',
      A: 'partner',
      paragraphs: [
        'After that there was never a better guest. {role} {role.hides}. “Did you come far?” asked {A}. “Not at all,” said {role}. “And is it nice there?” “Very,” said {role}. Then nobody had another question.',
        '{A} leaned over to {H}. “It’s as if we’d got a photograph of {role.a} on the chair,” whispered {A}. “It’s all very correct. But nobody’s come.”'
      ]
    },
    {
      id: 'salt',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Would you pass the salt?” asked {A}. {role} had never passed anything before. It was a great success. {role} passed the pepper too, and the bread, and the lid. {role} passed {H}’s plate, with {H}’s potato on it.',
        'Soon everything was on its way round the table, and nobody could stop it. When the plate came past again, {H} quickly took one bite.'
      ]
    },
    {
      id: 'who-begins',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“The guest begins,” said {A}. “Where I come from, the guest waits,” said {role}. So they waited for {role}, and {role} waited for them. The steam went straight up.',
        '“On your marks,” said {H} at last. At three they all began in the same second. Nobody had ever started that meal at a run before, and nobody won.'
      ]
    },
    {
      id: 'how-made',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How do you make this?” asked {role}. {H} wasn’t sure. It was always just there at about six. {A} knew, but it was a long story, with onions in it.',
        '{role} listened to the end. “And all that goes away again in ten minutes?” “In seven,” said {A}. They looked at the soup in a new way, and ate it a little more slowly.'
      ]
    },
    {
      id: 'who-said',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“How far away were you,” asked {A}, “when you heard it?” “A good bit,” said {role}. “But it was a still evening, and it’s not often that somebody means you.” {H} went red, for it had been said to nobody at all.',
        '“There was a lamp post,” said {role}, “and a cat. They both looked the other way. So it had to be me.” That was perfectly true, if you thought about it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had found a place as near to {role} as there was room. {A} always stays by the one who is likely to drop most. It’s nothing personal.',
        '“I think I’m liked,” said {role} softly. {H} did not say why. A crumb fell, and then a bigger one, and after that it really was true.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once said it to a whole brass band,” said {S}. “Do drop in, I said.” “And did they?” asked {A}. “In March,” said {S}, “all nineteen, with the tuba. We had seven eggs.”',
        '“And what did you do?” “Pancakes,” said {S}. “Flat things go further.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“How old are you?” {S} asked the guest. “You don’t ask people that,” said {A}. “I’d have said quite old,” said {role}, “and I’m still growing, I think, round the edges.”',
        '“And when do you have to go to bed?” asked {S}. “Whenever I like.” {S} put down the spoon and looked at {role} for a long time. “And when do you like?” “About now,” said {role}.'
      ]
    }
  ],
  turn: [
    {
      id: 'gap',
      A: 'partner',
      paragraphs: [
        '{H} put down the spoon. “I didn’t ask for somebody who sits like us,” {H} told {A}. “We’ve got us every day. {role.why}. And that’s who I asked.” “At the table?” asked {role}. “There’s a gap,” said {A}, “between the soup and the pudding.”',
        'So in the gap {role} {role.use}. Then they ate the pudding, all talking, and {role} most of all.'
      ]
    },
    {
      id: 'potato',
      A: 'same',
      spare: 10,
      paragraphs: [
        'One potato was left. Nobody took it. “Who’s that for?” asked {role}. “It’s left for manners,” said {A}. “Is Manners coming too?”',
        '“Not so far,” said {H}. {role} pushed the dish a bit nearer to the door, and laid a fork beside it. It’s no fun to come late and find nothing.'
      ]
    },
    {
      id: 'washing-up',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Guests needn’t wash up, but {role} wished to have seen it. {A} washed, and {role} held each plate to the light and said who’d had it. “This was somebody who doesn’t like carrots,” said {role}. {H} dried that one rather fast.',
        'Afterwards everything was put away where it belonged, or where it would belong from now on.'
      ]
    },
    {
      id: 'tuesday',
      A: 'partner',
      paragraphs: [
        '“Next time you’ll all come to me,” said {role} in the doorway. “Some time,” said {H}. {role} came back in. “When’s that?” They could have said anything. “Tuesday,” said {H}.',
        { extra: 1, both: ['“There’ll be {role.wants},” said {role}, “and you needn’t sit nicely.”'] }
      ]
    },
    {
      id: 'as-was-said',
      paragraphs: ['It was talked about for a long time. {role.but}, they all said afterwards, and it was true.']
    },
    {
      id: 'at-the-window',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Before going home {role} wanted to see the window. It was only a window. “And you stood here?” asked {role}. “There,” said {H}, “with one elbow on the sill.”',
        '{role} put an elbow there, or what came nearest to one, and looked out. “I was quite a way off,” said {role}. “From here you’d never think that it carries.”'
      ]
    },
    {
      id: 'calendar',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} fetched the calendar and found the Tuesday. There was something in it already. “Dentist,” it said, and that was crossed out, because it had been in the morning. {H} wrote the guest’s name underneath, in letters that hardly fitted.',
        '“Now I’m in the kitchen the whole time,” said {role}, “even when I’m not.” They hung it back on its nail, and it hung a little heavier.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lined up in the hall, because there was company.',
      '{names} budged along the bench to make a gap for the guest.',
      { text: '{names} folded one more napkin, into a sort of boat.', needs: ['hands'] },
      { text: '{names} dusted the chair, and then dusted it a size larger.', needs: ['hands'] }
    ],
    way: [
      '{names} caught some of the soup, and quite liked it that way.',
      '{names} ducked under the table, and met a spoon there.',
      { text: '{names} mopped up round the plates with a piece of bread.', needs: ['hands'] },
      { text: '{names} offered the salt again, for something to say.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined in, between the soup and the pudding.',
      '{names} slid off the bench with joy.',
      { text: '{names} clinked the glasses together, just to hear it.', needs: ['hands'] },
      { text: '{names} scraped the pudding bowl, until it rang.', needs: ['hands'] }
    ]
  },
  bed: [
    'There was one chair too many again. {role} {role.night}.',
    'They washed and lay down. “You could come some time,” said {H} out into the dark, to nobody in particular. You never knew.'
  ],
  last: [
    'It was quite a while until Tuesday, and {H} slept through the first of it.',
    'At the table one chair stood ready for some time or other, and {H} was asleep.'
  ]
})
