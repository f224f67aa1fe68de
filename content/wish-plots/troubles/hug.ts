import { wishPlot } from '../wish-plot.ts'

export const whoeverHug = wishPlot({
  id: 'wish-whoever-hug',
  visits: 'anything',
  whoever: [
    'wants a hug',
    'needs a hug',
    'would like a hug',
    'just wants a hug',
    'can’t get a hug',
    'can’t hug',
    'never gets a hug',
    'never gets hugged',
    'never had a hug',
    'is looking for a hug',
    'wants to be hugged',
    'wants to hug',
    'wants hugs',
    'wants a cuddle',
    'needs a cuddle',
    'wants to cuddle',
    'can’t cuddle',
    'loves hugs',
    'likes hugs',
    'loves cuddles',
    'nobody hugs',
    'nobody wants to hug',
    'wants a snuggle',
    'wants to snuggle',
    'loves snuggles',
    'wants a squeeze',
    'is too prickly to cuddle',
    'can’t stop hugging',
    'asks everyone for a hug',
    'longs for a hug',
    'wants to be held'],
  // Its stem is that of a hug.
  except: ['huge'],
  company: ['egg timer', 'sand', 'door', 'lamp', 'soup'],
  about: 'The hero wants to know how long a hug is, but whoever is timed lets go at three, until somebody comes who wants one and walks into it slowly.',
  titles: ['How Long a Hug Is', 'The Slowest Hug', '{visitor} Is Full', 'Who Lets Go', 'From the Door to the Lamp'],
  want: [
    {
      id: 'three',
      A: 'partner',
      paragraphs: [
        '{H} wanted to know how long a hug is, and had an egg timer ready for it. But as soon as {H} said “Now”, {A} patted twice and let go. It was one, two, three, with hardly any sand. “That was only the beginning,” said {H}.',
        'Then there was a knock. It was {visitor.first}. “A whole one?” asked {H}. “If you have it,” said {visitor}. “I’ve been given bits.”'
      ]
    }
  ],
  way: [
    {
      id: 'at-a-run',
      A: 'partner',
      paragraphs: [
        '“It’s all in the run-up,” said {A}, who had once been hugged at a station. So {H} ran from the one side, and {visitor} ran from the other. It made a noise like two bags of shopping. {H} sat on the floor, and the sand had not even begun.',
        '“That’s how it always is,” said {visitor}. “They come at me fast, and then it’s ouch, and then they let go. I think I must be a bad shape.”'
      ]
    },
    {
      id: 'mind-that',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Where would you like it?” asked {A}. “Not on {caller.part},” said {visitor} at once. “They all go for that. It’s what they see first.” {H} walked round {visitor}, and looked for a better place. There was a good one behind, a bit lower down.',
        '“Nobody’s ever asked,” said {visitor}. {A} wanted to be asked too. {A} did not like the ears held, it turned out, and {H} did not like to be rocked. They had all known one another for years.'
      ]
    },
    {
      id: 'thank-you-dance',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“And what do you do when somebody hugs you?” asked {A}. {visitor} had thought out something nice for it, and {caller.does}. {H} watched it with care. “Do you do that in the middle of the hug?” asked {H}. “Right in the middle,” said {visitor}.',
        '“Then I know what it was with the others,” said {A}. They agreed that it should come afterwards, like a bow. {visitor} was glad to hear it. It is a lot to think of, all at once.'
      ]
    },
    {
      id: 'kinds',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{visitor} knew all the kinds, from hearing of them. There is the one with a bag in one hand. There is the one from the side, where you get an elbow. “And there’s the one with patting,” said {visitor}. “That’s the worst.”',
        '“What’s wrong with patting?” asked {A}. “It’s counting,” said {visitor}. “Pat, pat, pat, and that was it. They’re shutting the lid.” {A} looked at the hand that had patted {H}, and put it in a pocket.'
      ]
    },
    {
      id: 'from-far',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ve had one by letter,” said {visitor}. “It said, A big hug. I held it against me for a bit, but there was a window in the envelope.” {A} found a sheet of paper, and lay down on it. {H} drew round both arms.',
        'They cut it out and laid it round {visitor}. It rustled, and the arms were as long as from here to the door. “It’s very wide,” said {visitor}. “It’s a bit thin from front to back.”'
      ]
    },
    {
      id: 'practice-pillow',
      A: 'same',
      spare: 3,
      paragraphs: [
        'First they tried it out on the pillow. {H} held it, and {A} turned the timer round. A pillow does not let go. But it does not hold on either, and after a minute {H} had all the work. “It’s somebody who isn’t listening,” said {H}.',
        '{visitor} took a turn and was very polite to it. “It’s been kind,” said {visitor} afterwards. “It’s just that I didn’t know if it wanted to.” They asked the pillow. It was hard to tell.'
      ]
    },
    {
      id: 'with-gloves',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} came back with the oven gloves on, two coats, and a tea cosy. “Now nothing can happen to me,” said {A}. {visitor} looked at all that. Somewhere in there, quite far in, there were eyes.',
        'It was a soft hug, and it lasted nearly till the end of the sand. “How was it?” asked {H}. “It was a very nice coat,” said {visitor}. {A} said the same. {A} had felt a push, and had supposed that it was meant well.'
      ]
    },
    {
      id: 'who-let-go',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Who was it who let go, just now?” asked {H}. “You did,” said {A}. “No, you did. I only let go because I felt you let go.” They tried it once more, and watched each other’s arms. It was like two people at one door.',
        '“After you,” said {A}. “No, after you,” said {H}. The sand ran. They both had an itch by now, and neither of them would say so. “Is that a hug?” asked {visitor}. “It’s more of a match,” said {A} through {H}’s hair.'
      ]
    },
    {
      id: 'asks-round',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“How long would you say?” {H} asked {A}. “It depends who it is,” said {A}. “With an aunt you hold your breath, and it’s over when you go blue. With a dog you can’t say when it began.”',
        '{H} wrote down Aunt, and Blue. “And with me?” asked {visitor}. {A} looked {visitor} up and down, as you do with a parcel. “I’d bring a chair,” said {A}. It was meant as praise, and {visitor} took it so.'
      ]
    },
    {
      id: 'three-seconds',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Most people take three seconds,” said {A}. “Somebody sat at a race once and counted, when they’d won.” {H} was shocked. They had been the fastest in the world, and got a cup for it. And then it was three seconds.',
        '“I’d have held on to the cup,” said {visitor}. “For how long?” asked {A}. {visitor} kept quite still, to feel it. It went on and on. They could hear the tap. “There,” said {visitor}. “It’s got cold now. I’d have put it down there.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My grandmother was all corners,” said {S}. “She had keys here, and a watch there, and a pin that said hello to you. But she always sat down first.” “What for?” asked {A}.',
        '“So that you could come by yourself,” said {S}, “and find the way in. I knew a path. You went left of the keys and under the watch.” {visitor} asked how it was inside there. “Peppermint,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I don’t always want one,” said {S}. “Sometimes I only want to lean.” “Is there leaning?” asked {visitor}. {S} showed it. You sit down next to somebody, and then you stop holding yourself up on that side.',
        '{visitor} tried it on {A}. {A} tried it on {S}. They sat there like three books on a shelf. “It’s half a hug,” said {S}. “You can have it with a comic.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '“Ask {A},” said {H}. “{A} knows about it.” {visitor} asked. {A} looked the other way. Then {A} came a bit nearer, by chance, and looked the other way from there.',
        '“Is that a no?” asked {visitor}. “That’s how {A} does a yes,” said {H}. “You mustn’t do anything now. You only have to be a place.” {visitor} was a place, until {A} had something else to do.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“At ours there’s one in the morning,” said {A}, “and you don’t get your coat before it.” “And if you’re late?” asked {visitor}. “Then it’s on the stairs. You get it walking.”',
        '{A} and {H} showed how it was done, all along the hall, with four legs and one schoolbag. {visitor} walked behind them. “It’s got a left and a right,” said {visitor}, much surprised. “I always thought that you had to stop for it.”'
      ]
    },
    {
      id: 'one-holds-still',
      A: 'partner',
      paragraphs: [
        '{A} had watched them, and now moved the lamp aside. “You’re both coming,” said {A}. “So who’s there when you arrive?” They looked at each other. “You’re too fast to find out where it’s soft.”',
        '“Then I’ll be there,” said {H}. {H} stood beside the lamp with both arms a little open, and did not move. “And you come,” said {H}. “As slowly as you like. If it’s ouch, you stop.”'
      ]
    }
  ],
  turn: [
    {
      id: 'very-slow',
      A: 'partner',
      paragraphs: [
        '{visitor} set out from the door. It was the slowest hug that anybody had ever seen. {visitor} came a little way, and asked, and came a little more. By the chair {visitor} turned a bit to the left. “Is that better?” “Much better,” said {H}.',
        'Then they were so close that there was only a jumper between. {H} closed both arms, as softly as you shut a door on somebody asleep. “Is it ouch?” whispered {visitor}. “No,” said {H}. “You’re quite a good shape, from here.”'
      ]
    },
    {
      id: 'life-goes-on',
      A: 'same',
      spare: 12,
      paragraphs: [
        'In the middle of the hug the telephone rang. “They’re in the middle of something,” said {A} into it. “No, I don’t know how long. That’s what we’re finding out.” Then {A} went round the two of them with the broom.',
        '{H} was hungry after a while. So {A} held up a piece of bread, and {H} took bites of it over {visitor}. Some crumbs fell down behind. “I’ve got crumbs,” said {visitor}, into the jumper. It sounded very happy.'
      ]
    },
    {
      id: 'what-you-hear',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What’s it like?” asked {A}, who could only see the outside. “There’s something going on in there,” said {H}. “It gurgles. And there’s a thump now and then.” “That’s you,” said {visitor}. They both listened.',
        'It was not clear whose was whose. {A} put an ear on from the side. “There are two,” said {A}. “The one’s a bit faster.” When {A} listened again, they had got mixed up.'
      ]
    },
    {
      id: 'full',
      A: 'partner',
      paragraphs: [
        '{A} turned the timer over when it was empty, and turned it over again. The soup came to the boil, and was put aside. Nobody patted. Then {visitor} gave a sigh, and let go, quite by {visitor.their} own wish. “Thank you,” said {visitor}. “I’m full.”',
        '“So that’s how long it is,” said {H}, and wrote it down: until full. “And in sand?” But {A} had lost count, at four. “We’ll have to do it again,” said {A}, and sat down, and waited for {H} to come.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got one of three seconds too, and wanted the change.',
      '{names} leaned against somebody, without a timer.',
      { text: '{names} turned the egg timer, in case it was stuck.', needs: ['hands'] },
      { text: '{names} moved a chair, for a longer run-up.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way of the run-up.',
      '{names} looked for the soft side of the guest, and found one.',
      { text: '{names} picked up the egg timer, and it was still in one piece.', needs: ['hands'] },
      { text: '{names} held both arms open, for practice, until they ached.', needs: ['hands'] }
    ],
    turn: [
      '{names} held still as well, so as not to joggle it.',
      '{names} came along at the side, and got let in.',
      { text: '{names} stirred the soup, and let it wait.', needs: ['hands'] },
      { text: '{names} drew a line on the floor, where the slow way went.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lamp was put back, and the egg timer lay on its side, where it could not count.',
    'They washed, and lay down, and left a way in. Whoever still wanted one came slowly, and was asked where.'
  ],
  last: [
    'The blanket had both arms round {H}, and did not pat, and {H} slept.',
    'Nobody let go that night, for {H} was full, and asleep.'
  ]
})
