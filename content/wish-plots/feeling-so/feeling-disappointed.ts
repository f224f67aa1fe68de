import { wishPlot } from '../wish-plot.ts'

export const feelingDisappointed = wishPlot({
  id: 'wish-feeling-disappointed',
  wishes: ['disappointed', 'dissapointed', 'disapointed', 'dissappointed', 'disappointment', 'disappointments', 'dissapointment', 'disapointment', 'disappointing', 'feeling disappointed', 'feels disappointed', 'felt disappointed', 'feel disappointed', 'being disappointed', 'so disappointed', 'very disappointed', 'disappointed child', 'disappointed girl', 'disappointed boy', 'disappointed today', 'dealing with disappointment', 'coping with disappointment', 'handling disappointment', 'hoped for biscuits', 'tin no cookies', 'biscuit tin thread', 'biscuit tin sewing', 'cookie tin sewing', 'cookie tin thread', 'disappointed kid', 'disappointed wanted', 'disappointed hoped'],
  answers: ['disappointed', 'disappointment', 'disappointing', 'feeling', 'feelings', 'feels', 'feel', 'felt', 'emotion', 'emotions', 'being', 'dealing', 'deal', 'coping', 'cope', 'handling', 'handle', 'with', 'very', 'so', 'really', 'too', 'bit', 'little', 'big', 'small', 'let', 'down', 'what', 'when', 'how', 'why', 'because', 'hoped', 'hope', 'hoping', 'wanted', 'biscuit', 'biscuits', 'cookie', 'cookies', 'tin', 'tins', 'box', 'empty', 'sewing', 'thread', 'open', 'opened', 'inside', 'wrong', 'instead', 'no', 'not', 'none', 'today', 'tonight', 'day', 'evening', 'home', 'school', 'nursery', 'first', 'made', 'child', 'kid', 'kids', 'children', 'girl', 'boy', 'daughter', 'son', 'toddler', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'sister', 'brother', 'family', 'sad', 'is', 'was', 'year', 'old'],
  except: ['died', 'dead', 'hospital', 'lost', 'losing', 'moved', 'moving', 'baby', 'birthday', 'party', 'cancelled', 'canceled', 'trip', 'holiday', 'rain', 'rained', 'snow', 'team', 'invited', 'father', 'visit', 'friend', 'friends', 'part', 'play', 'christmas', 'present', 'gift', 'hair', 'guard', 'tyre', 'tire'],
  nothingElse: true,
  moods: ['losing', 'change'],
  company: ['tin', 'biscuit', 'tape', 'thread', 'wall', 'lid'],
  about: 'The hero opens the biscuit tin and there is thread in it; the tape measure that lies there too shows how much shorter one is when disappointed, and how one comes back a finger at a time.',
  titles: ['No Biscuits in the Tin', 'Three Fingers Shorter', '{H} Is Disappointed', 'What the Tape Said', 'A Finger at a Time'],
  want: [
    {
      id: 'the-tin',
      A: 'partner',
      paragraphs: [
        '{H} saw a biscuit tin on the table. There were biscuits painted all over it. {H} wanted one with sugar on the top, and {H}’s mouth was ready for it already. {H} took off the lid. In the tin were nine rolls of thread and a tape measure.',
        '“Oh,” said {H}. Down went {H}’s mouth at both corners, and both shoulders went after it. “I’m disappointed,” said {H} to {A}. “I’m disappointed all the way to the floor.”'
      ]
    }
  ],
  way: [
    {
      id: 'once-more-shut',
      A: 'partner',
      paragraphs: [
        '{H} put the lid on, waited, and took it off again, quickly. It was still thread. {H} was disappointed for the second time, and it was just as bad as new. “You knew that,” said {A}. “My head knew,” said {H}. “My mouth didn’t.”',
        '“There’s bread,” said {A}. {H} tried a piece. It was quite good. But there was a place in {H} that was round, with sugar on. The bread went past it at the side.'
      ]
    },
    {
      id: 'smells-of-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} put {H}’s nose in the tin. Far down, under the thread, there was still a smell of biscuit. It was a very old smell, with a little bit of vanilla. “There was one here once,” said {H}. That made it more disappointing.',
        '{A} smelled at it too, and sighed. Now they had both nearly had a biscuit. “How many do you think?” asked {A}. {H} smelled again. “Twenty,” said {H}, “before I was born.”'
      ]
    },
    {
      id: 'whose-fault',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Who’s done it?” asked {H}. It was not the thread. The thread had never said that it was a biscuit. {H} looked sternly at the lid. There were the biscuits, all painted, and one had a bite out of it.',
        '“It’s the tin,” said {H}. “It’s fibbing.” “It’s only got the one dress,” said {A}. {H} scratched at the painted sugar with a nail. It was so well done that {H} was disappointed once more, but only in the finger.'
      ]
    },
    {
      id: 'half-a-biscuit',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Perhaps you wanted too much,” said {A}. “Try wanting half.” {H} shut both eyes and wanted half a biscuit, then opened them and looked in the tin. It did seem to help. The left side of {H}’s mouth stayed up.',
        'Then it went down after all. “What happened?” asked {A}. “It was the half with the sugar on,” said {H}. A plain one would have been better, but now it was too late.'
      ]
    },
    {
      id: 'other-tins',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} had been disappointed by that very tin for years. “I open it every time I sew,” said {A}, “and every time I hope a little.” {H} asked if it got better. “It gets shorter,” said {A}. “At first it took me a whole day.”',
        '“And now?” {A} took off the lid, and made a face, and it was over. “About as long as that,” said {A}. Then {A} needed some green thread, and there was plenty.'
      ]
    },
    {
      id: 'elder-parcel',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once waited all summer for a parcel,” said {S}. “It was this long. I’d hoped for a trumpet.” “And what was it?” asked {A}. “A curtain rod,” said {S}. “I was so disappointed that I had to lie down under the table.”',
        '{A} got in under there, to see how it was. “It’s nice here,” called {A}. “Yes,” said {S}. “And in the end I blew through the rod, and a cow came.”'
      ]
    },
    {
      id: 'child-swaps',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ll be the biscuit,” said {S}, and lay down in a ring on the floor. {A} looked at it from above. “You haven’t got any sugar,” said {A}. {S} said that it was on the other side.',
        '{S} rolled over, and there was a jumper there as well. “I’m disappointed,” said {A}, but not so much as before. “I’m a plain one,” said {S} from below. “Plain ones are always left over.”'
      ]
    },
    {
      id: 'pet-at-the-tin',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had heard the lid, and came at a trot. {A} had always known what lids mean. {H} held out the tin, low down. {A} looked at all nine rolls of thread, one after the other, and smelled at the yellow one.',
        'Then {A} sat down. Both ears hung a little lower than they had on the way. “I know,” said {H}. “Me too.” They were disappointed side by side for a while, and it was less of a waste.'
      ]
    },
    {
      id: 'guest-says-it',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“At ours it’s the ice-cream box,” said {A}. “You lift the lid, and it’s beans. They’re always frozen.” {H} had never heard of anything so disappointing. “Always?” asked {H}. “Once,” said {A}, “it was soup.”',
        'They shook hands on it. It was a comfort that there were other houses where it was going on. “Do you still look?” asked {H}. “Every day,” said {A}. “Somewhere there must be the ice cream.”'
      ]
    },
    {
      id: 'baby-drops-it',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} was given the tin lid to hold, and did not find it disappointing in any way. It was round, and it shone. It could be banged on the floor, and it could be licked. {A} licked the painted sugar.',
        '{H} waited for {A}’s mouth to go down at the corners. It did not. {A} had never had one of those biscuits, and so there was no place for it in there. “You’re lucky,” said {H}. “You’re all lid.”'
      ]
    },
    {
      id: 'sleeves',
      A: 'partner',
      paragraphs: [
        '{A} looked {H} up and down. “Were your sleeves as long as that this morning?” asked {A}. {H} looked. Only the fingertips came out. The jumper had not grown. It was {H} who hung lower in the jumper. “You’ve shrunk,” said {A}. “Can you, from being disappointed?” asked {H}. It was quite a new thought. “We could see,” said {A}, and looked at the tin. “There’s a tape in there.”'
      ]
    }
  ],
  turn: [
    {
      id: 'measured',
      A: 'partner',
      paragraphs: [
        '{H} stood by the wall, just as disappointed as before, and held the tape. {A} read off where the head came to. “And how tall are you really?” asked {A}. A line on the door said it, from the week before. {H} was too short by three fingers.',
        '“Three fingers!” said {H}. “That’s a lot of disappointed.” {H} stretched, to look closer. “Two,” said {A}. “It’s coming back.” “It mustn’t yet,” said {H}. “I haven’t finished.”'
      ]
    },
    {
      id: 'where-from',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Where did the three fingers go?” asked {A}. They measured {H} in parts. The legs were the same as ever. The neck had lost one finger, and the back had lost the other two. It had a bend in it, like a hook.',
        '“So it isn’t gone,” said {H}. “It’s only folded.” {A} thought that was a good way of putting it away. Quite a big disappointed child would fit on a very small chair.'
      ]
    },
    {
      id: 'other-measured',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} had to be measured too, first as usual and then disappointed. “What about?” asked {A}. {H} thought of something, and whispered it in {A}’s ear. It was about there being no coffee left.',
        'Down went {A}, by four fingers. {H} had never seen a grown back fold so fast. “It isn’t true!” cried {H} quickly. “There’s lots.” {A} came up again, and was measured, and there was even a bit extra.'
      ]
    },
    {
      id: 'mouth-measured',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H}’s mouth had to be measured as well. {H} laid the tape from one corner to the other, down below, where the corners hung. But it tickled. Up they went, both of them, and the tape fell off.',
        '“Stop it,” said {A}. “I hadn’t read it yet.” {H} thought hard about thread. At last {H} was disappointed again, but only at the one corner. “It’s getting harder,” said {H}.'
      ]
    },
    {
      id: 'sigh-measured',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} sighed. It was a long one, from the very bottom. “Do that again by the tape,” said {A}. At the beginning of the sigh {H} was nearly as tall as the line. At the end {H} was the smallest yet.',
        '“You go up first,” said {A}, “to get it all out.” {H} sighed six more times, up and down, like a lift. After that there was not much disappointed left to sigh with. The last one was mostly air.'
      ]
    },
    {
      id: 'a-picture-on-the-lid',
      A: 'partner',
      paragraphs: [
        '{H} drew a roll of thread on some paper, and laid it over the biscuits on the lid. “So that nobody else is disappointed,” said {H}, and came up by one more finger. “And you?” asked {A}. {H} felt inside. The round place was still there, but it had got smaller. It was the size of a button now. “I’m still disappointed,” said {H}, “but I can reach the door handle.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had hoped as well, and looked in at the thread.',
      '{names} sank a little too, just from seeing it.',
      { text: '{names} lifted out the yellow thread, in case there was a biscuit underneath.', needs: ['hands'] }
    ],
    way: [
      '{names} looked behind the tin, where a biscuit might have rolled.',
      '{names} sighed as well, but a bit lower down.',
      { text: '{names} shook another box, and it was only noodles.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood by the wall to be compared, and was a little too tall.',
      '{names} watched the back of the jumper, and saw one finger come back.',
      { text: '{names} rolled up the end of the tape that lay on the floor.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tape went back in with the thread, and the lid went on with its picture.',
    '{H} washed, and lay down, and stretched. In bed nothing can hang. {H} was as long as the line on the door, down to the last finger.'
  ],
  last: [
    'On the table stood a tin that did not fib any more, and {H} was asleep.',
    'Lying down, {H} was disappointed hardly at all, and then {H} was asleep.'
  ]
})
