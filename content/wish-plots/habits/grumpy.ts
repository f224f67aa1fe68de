import { wishPlot } from '../wish-plot.ts'

export const whoeverGrumpy = wishPlot({
  id: 'wish-whoever-grumpy',
  visits: 'anything',
  whoever: [
    'is grumpy',
    'is always grumpy',
    'is so grumpy',
    'is always cross',
    'is always in a bad mood',
    'is in a bad mood',
    'is angry',
    'is always angry',
    'gets angry',
    'is always grouchy',
    'is grouchy',
    'is a grump',
    'is cranky',
    'is moody',
    'is never happy',
    'never smiles',
    'never smiled',
    'never laughs',
    'never laughed',
    'can’t smile',
    'can’t laugh',
    'won’t smile',
    'won’t laugh',
    'doesn’t smile',
    'doesn’t laugh',
    'doesn’t know how to laugh',
    'doesn’t know how to smile',
    'wants to laugh',
    'wants to smile',
    'wakes up grumpy',
    'woke up grumpy',
    'always frowns',
    'always scowls',
    'always complains',
    'complains about everything',
    'complains all the time',
    'always moans',
    'got up on the wrong side',
    'grumbles all day',
    'has a cross face',
    'is a crosspatch',
    'is a grumbler',
    'is a sourpuss',
    'is always crabby',
    'is always fed up',
    'is always mad',
    'is always sulking',
    'is bad-tempered',
    'is snappy with everyone',
    'sulks all day',
    'whinges all day'
  ],
  except: ['can’t stop', 'makes', 'isn’t grumpy', 'road', 'street', 'river', 'bridge', 'ocean', 'desert', 'sad', 'crying', 'cries', 'hits', 'bites'],
  company: ['feather', 'chair', 'hen', 'dumpling'],
  about: 'The hero wants to stay cross till supper and keeps forgetting; whoever is always grumpy shows how, until a feather comes down on each “hmph”.',
  titles: ['How to Stay Cross', 'Hmph', 'The Feather', '{visitor} Is Not Amused', 'Three in a Row'],
  want: [
    {
      id: 'staying-cross',
      A: 'partner',
      paragraphs: [
        '{A} had eaten the last dumpling. {H} was cross, and wanted to stay cross until bedtime, so that it should be noticed. {H} sat down facing the wall, with folded arms. But the crossness would not stay. On the wall was a stain like a hen, and {H} forgot.',
        'Somebody moved up a chair. It was {visitor.first}. “Hmph,” said {visitor}. {H} had never heard such a good one. “How do you do that?” asked {H}. “Mine always slips.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-lesson',
      A: 'partner',
      paragraphs: [
        '“Chin in,” said {visitor}. “Brows down. Look at one thing, and don’t like it. And then you let it out through your nose. Hmph.” “Hmph,” said {H}. “Deeper,” said {visitor}. “It’s got to come up from the cellar.”',
        '“You want cheering up,” said {A}, who was quite sure. {A} put a saucepan on for a hat, and sang into a ladle. “HMPH,” said {visitor}. The curtain moved. {A} took off the pan again.'
      ]
    },
    {
      id: 'eyebrows',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} had the wrong eyebrows for it, {visitor} said. They were too far up. “They’ve got to meet in the middle, as if they’d something to discuss.” {H} pushed them together with two fingers. When {H} let go, they went home.',
        '{A} stuck on some, made of black wool. They were very good. {H} glared at the lamp with them, and at the door. Then one slid down and hung there like half of a moustache. “That’s another mood,” said {visitor}.'
      ]
    },
    {
      id: 'list-of-causes',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What are you cross about?” asked {A}. {visitor} had a list. It said drizzle, Tuesdays, socks that go round, people who hum. It said “soup: too hot”, and below that “soup: too cold”. It said “birds, before six”. {H} read it with great attention.',
        '“And here?” asked {A}. The last line had been rubbed out. You could see only that it began with W. “I don’t remember,” said {visitor}. “But I’m not letting that one go. It was the first.”'
      ]
    },
    {
      id: 'compare',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“There are several sorts,” said {visitor}. “There’s the hot kind, and that’s over by lunch. There’s the sort that sits. Mine’s the sort that sits.” “And mine?” asked {H}. {visitor} had a look at it. “Yours is a dumpling kind,” said {visitor}. “It’s all outside.”',
        '{A} had one too, it came out, from Monday. Somebody had moved {A}’s good scissors. “I’ve been keeping it behind the ears,” said {A}. They let {A} sit down with them. Now there were three chairs to the wall.'
      ]
    },
    {
      id: 'door-slam',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then they did doors. {H} went out, and it shut with a bang, but the wind had helped. {visitor} did it with hardly any noise. It only clicked. “That’s much worse,” said {A}, on the other side. “It makes you wonder.”',
        '{H} tried the click as well. The trouble was that then you stood in the hall. There was nobody there, and it was chilly, and you had to come back in. {visitor} knew about that. “I always take a jumper,” said {visitor}.'
      ]
    },
    {
      id: 'hen-wall',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Don’t look at the hen,” said {visitor}. “It’s that hen that does it.” {H} looked beside the hen. There was another stain, and that was an egg. “Now it’s laid one,” said {H}, and it was out before it could be stopped.',
        '{visitor} looked too, and did not like it. {visitor} looked for a good while. “It isn’t an egg,” said {visitor}. “It’s too far from the hen.” “It’s rolled,” said {A}. Nobody could prove that it had not.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Can you do other things while you’re cross?” asked {A}. {visitor} {caller.does}, and stayed cross from beginning to end. It was well worth seeing. {A} wanted to learn that. {A} {caller.move}, and did not look at the hen.',
        '“You were smiling in the middle,” said {visitor}. “I wasn’t,” said {A}. “I was holding on.” “You’re holding on now as well,” said {H}. {A} had to go and stand behind the curtain for a bit.'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Is it all of you that’s grumpy?” said {A}. “Isn’t there some bit that’s different?” That had to be looked into, from the top downwards. It was all grumpy. Only with {caller.part} {visitor} was not quite certain. “I don’t look there often,” said {visitor}.',
        '{H} took a look. “There it’s only tired,” said {H}. {visitor} would not believe it. But from then on that part was held a bit apart. When somebody said something kind, {visitor} turned it that way.'
      ]
    },
    {
      id: 'compliments',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“That’s a fine hmph,” said {A}, and meant it. “I knew somebody with one like that, but it whistled.” {visitor} was not used to that. People mostly said that there was no need to be like that. “Do you want to hear the long one?” asked {visitor}.',
        '{A} sat down for it. It began low, went round a bend, and ended in the ceiling. {A} was silent for a moment. “You can tell when somebody’s put the work in,” said {A}.'
      ]
    },
    {
      id: 'tickle',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Are you ticklish?” asked {A}. “No,” said {visitor}, “and it’s rude to try.” That was so. Nobody tried. But now everybody thought of it. {H} thought of it so hard that ten toes began to curl.',
        '“You’re laughing,” said {visitor}. “I’m not,” said {H}. “It’s my feet.” They were asked to leave. {H} put them under a cushion, and there they went on by themselves.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} brought the mirror from the hall, so that they could check. {H} saw a cross person, quite a good one. But that person glared at {H} as if {H} had done something. “I haven’t done anything,” said {H} to the mirror. “It was {A}.”',
        'Then {visitor} looked in. Nobody spoke. “Who’s that?” asked {visitor}. “Do I owe somebody money?” They tried it from the side. From there it looked more like somebody who couldn’t find a handkerchief.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I was cross with my cousin for a whole week,” said {S}. “We shared a bed. I lay on the very edge.” “What was it about?” asked {A}. “It was about a hat. On the Thursday she fell asleep, and took hold of my hand. I couldn’t get it back without waking her.”',
        '“So what did you do?” asked {visitor}. “I was cross with the other hand,” said {S}. {visitor} thought that this was the only possible way.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to sit at the wall as well, and there was no chair left. So {S} was cross about that. “You see how well it goes,” said {visitor}, “when you’ve got a reason.” {S} stamped, and hmphed, and was the best of them all.',
        'Then {A} got up and gave {S} the chair. {S} sat down on it. Nothing came. {S} tried very hard, and got quite red. “Now it’s gone,” said {S}. “I need to stand again.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had come to see why everybody sat with their backs to the room. {A} sat down beside {visitor}, with a back to the room too, and looked at the wall. It was a wall. “{A} isn’t cross,” said {H}. “{A} only looks like it from the front.”',
        '“That’s what they say about me,” said {visitor}. They both looked straight ahead. After a while they leaned a bit towards the middle, both of them, as two books do.'
      ]
    },
    {
      id: 'the-feather',
      A: 'partner',
      paragraphs: [
        '{A} sat down with a bump, and a feather came out of the cushion. It sank, in no hurry, and settled on {visitor}, right at the front. “Hmph,” said {visitor}. Up went the feather, as high as the lamp.',
        '{A} held {H} by the sleeve and pointed. “It’s coming back,” whispered {A}. “It can’t land on a hmph.”'
      ]
    }
  ],
  turn: [
    {
      id: 'three-in-a-row',
      A: 'partner',
      paragraphs: [
        'The feather had the whole room, and it took the same place. “Hmph!” said {visitor}, and off it flew. It turned over up there, and came down faster. “Hmph,” said {visitor}. It went up only a little. “Hm-hmph.” It came down. “Hm. Hm. Hm-hm-hm-hm.”',
        '{visitor} stopped. It was very quiet. “What was that?” asked {visitor}. “That was you,” said {H}. “I was cross several times,” said {visitor}, “quickly.” Then the feather arrived. “Hm-hm-hm-hm-hm,” said {visitor}, and had to hold on to the chair.'
      ]
    },
    {
      id: 'same-cellar',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} wanted to know how it worked, and tried it very slowly. “Hmph,” said {A}, and waited. “Hmph.” That was two cross people. {A} did it faster. Somewhere after the fourth it changed over, like a train on the points. You couldn’t hear where.',
        '“It comes from the same cellar,” said {visitor}, who was a bit hoarse. “I’ve had it down there the whole time. I only ever brought them up one by one.”'
      ]
    },
    {
      id: 'who-keeps-it',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Now {H} wanted to have it. {H} lay on the floor and looked up, and the feather came. “Hmph,” said {H}. It flew over to {A}. “Hmph,” said {A}. It flew to {visitor}. They kept it going for a long time, and nobody was allowed to use their hands.',
        'It got wet in the end, because they were all laughing underneath. It fell like a crumb. {A} laid it on the radiator. “Ten minutes,” said {A}. “Then it’s cross with us again.”'
      ]
    },
    {
      id: 'still-grumpy',
      A: 'partner',
      paragraphs: [
        '“Are you cheerful now?” asked {A}, and already had hold of the pan. “Certainly not,” said {visitor}. “I’m as cross as ever,” and put the feather away with great care.',
        '{H} turned the chair round to the room. “And I’m still cross about the dumpling,” said {H}. “I know,” said {A}. “You get the first one tomorrow, before they’re on the table.” {H} did the chin and the brows. “Hmph,” said {H}. “Hm. Hm-hm.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the wall as well, and saw the hen.',
      '{names} stepped round the three chairs, on tiptoe.',
      { text: '{names} hid the empty dumpling plate, for the sake of peace.', needs: ['hands'] },
      { text: '{names} pushed a cushion under the cross ones, without a word.', needs: ['hands'] }
    ],
    way: [
      '{names} felt the draught of the big one, and ducked.',
      '{names} practised a hmph too, under the table.',
      { text: '{names} held on to the curtain at each hmph.', needs: ['hands'] },
      { text: '{names} put the saucepan back on its hook, as quietly as possible.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the feather, up and down and up.',
      '{names} rolled over once, from listening.',
      { text: '{names} caught the feather by mistake, and let it go at once.', needs: ['hands'] },
      { text: '{names} wiped away some tears with a napkin, and they were the other sort.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs were put back, with their faces to the table. Only the hen went on looking the other way.',
    'They washed, and {H} lay down with folded arms, just to see. They came undone by themselves.'
  ],
  last: [
    'A feather lay on the blanket, and nothing blew it off, and {H} was asleep.',
    '{H}’s brows had gone home, each to its own side, and {H} was asleep.'
  ]
})
