import { wishPlot } from '../wish-plot.ts'

export const didTwoInOneCoat = wishPlot({
  id: 'wish-did-two-in-one-coat',
  tellsAny: 'did',
  about: 'It takes two in one coat to be somebody like that: the hero is the face and the other is the arms, which are always too early or too late, until nobody tells them anything.',
  titles: ['Two in One Coat', 'The Arms Come from Behind', 'Four Feet and One Face', '{H} Is the Front', 'What the Shoulder Blades Said'],
  company: ['coat', 'hook', 'hall', 'mirror', 'face', 'arms', 'arm', 'sleeves', 'sleeve', 'buttons', 'pocket', 'chair', 'table', 'lamp'],
  want: [
    {
      id: 'nobody-asked',
      A: 'partner',
      paragraphs: [
        '“{did.said},” said {H}, “and I’ve been {did.whom} all through supper. Didn’t you notice?” “I saw {H},” said {A}, “with jam.”',
        'So they took the biggest coat from its hook. {H} looked out at the top, and {A} stood behind, with both arms in the sleeves. It had one face, four feet and very capable hands. “Good evening,” said the coat. “I’m about to {did.my}.”'
      ]
    },
    {
      id: 'which-coat',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had not taken the first coat that came. The raincoat rustled so much that {did.doing} would have sounded like chips. In the good black one they both stood up straight, and thought of an aunt.',
        'It was the brown one in the end, with a pocket that went right through. “This one’s done something before,” said {A}, with one arm in it up to the shoulder. Down in the lining was a chestnut. It was at least four autumns old.'
      ]
    }
  ],
  way: [
    {
      id: 'for-and-against',
      A: 'partner',
      paragraphs: [
        'The face looked just as you do before {did.doing}. The arms knew nothing of that, for it was dark in the coat. One of them scratched the nose, and the other went looking for a biscuit.',
        'At the first moment they waved to somebody. At the hardest they folded. “You’re in the way,” said the face. “I’m resting,” said the back of the coat.',
        { extra: 1, joins: true, both: ['Only the feet were for going on, though in two directions.'] }
      ]
    },
    {
      id: 'a-cup-of-tea',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You ought to have a drink first,” said the back of the coat. “It’s thirsty work, {did.doing}.” The arms felt along the table and found a cup. They were full of good will. They gave some to the chin, and some to the left ear.',
        '“More to the middle,” said the face. Then a cloth came and wiped everything that stuck out. “Did you have enough?” asked {A}. {H} had not had any at all. But the ear was very well looked after.'
      ]
    },
    {
      id: 'the-thinking-finger',
      A: 'same',
      spare: 7,
      paragraphs: [
        'One of the hands had come up, and laid a finger along the nose. It had only wanted somewhere to be. “What are you thinking about?” asked {A} from behind. {H} had not been thinking. But with a finger like that you can’t help it.',
        '“I’m thinking how it begins,” said {H}. The other hand took hold of the chin, and at once {H} knew how it went on. With one at each temple {H} understood all of it, down to the last detail. Then they went back into the pockets.'
      ]
    },
    {
      id: 'toe',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Somebody’s standing on me,” said the face. The coat looked down at itself. There were two feet in front and two behind, and it was one of its own. It lifted one after another, to find out which.',
        'With four it went quite differently. They tried it at a trot, and then at a gallop. “What do horses do with all those?” asked {A}. “They’ve got nobody else’s to think of,” said {H}, as they came past the lamp again.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} met the coat in the hall, and took nothing on trust. {A} inspected the front and then the back, and found that they did not belong together. They had not even had the same pudding.',
        'The coat bowed, and one of the arms held out a hand. {A} let it wait. Then, in front of {A}, it had a try at {did.doing}. {A} looked neither at the face nor at the hands, but at a place between the buttons. There it was said to be warmest.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had one suit between two, my cousin and I,” said {S}. “He’d got the jacket, and I’d got the trousers. We were asked to the same wedding.” “What did you do?” asked {A}. “We stood behind a table,” said {S}, “he in front, and I a bit to the side.”',
        '{S} did up a button of the coat that had come open. “Nobody noticed until the dancing,” said {S}. “If you can {did.do} in half a suit, you need never be afraid of anything.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to be in it too. There was only the middle left. So {S} was the tummy, and held two buttons from inside. “What does the tummy have to do?” asked {S}. “Nothing,” said {A}. “It comes along.”',
        'They set off once more, and the tummy came along. It came along a little sooner than the rest, and talked. “I’m hungry,” it said, whenever it went quiet. “They all are,” said {A}. “But the others don’t say so.”'
      ]
    },
    {
      id: 'other-left',
      A: 'partner',
      paragraphs: [
        '“Then I’ll tell you,” said {H}. “Left arm up. The other left. Now wait. Now reach!” The arms did all of it, exactly as it was said, and a little late. The face was right through the hardest moment of {did.doing}. Then the hands arrived, with a whisk, which would have been just the thing.',
        { extra: 1, both: ['“Is it still on?” asked the back of the coat. The hands went on holding it for a while, in case.'] }
      ]
    },
    {
      id: 'in-the-drawer',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“And {did.thing}?” asked the face. “There has to be one.” The arms went through the drawer by themselves. They could feel string, a candle end and something with teeth. The potato masher they held on to for longest. It had the right sort of handle.',
        'They brought it out into the light. “It’s a masher,” said {H}. “I thought it was {did.the},” said {A}. “It felt just like it, in the dark.” They kept it. It was better than some that you can see.'
      ]
    },
    {
      id: 'shoulder-blades',
      A: 'partner',
      paragraphs: [
        '“By the time I hear it, you’ve gone on,” said {A} into the collar. “But I’ve got your shoulder blades against my nose, and they do it first. They know that you’re going to {did.your} before you do.”'
      ]
    }
  ],
  turn: [
    {
      id: 'not-a-word',
      A: 'partner',
      paragraphs: [
        '“Then I won’t tell you anything,” said {H}, and shut the face, and leaned back a bit. Just before the first moment something stirred between the shoulder blades. At once the left arm knew, and so did the other left. Nobody had said a word of {did.doing}.'
      ]
    },
    {
      id: 'other-way-round',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They changed over, so as to have tried it. Now {A} was the face, and {H}’s hands came out where they could. Some of the sleeve was left over at the ends, and it swung. “I’ve got flippers,” said {A}, rather pleased.',
        'With flippers there was less reaching and more waving. But the face was new to it, and opened wide at every bit of it. “So that’s where it gets hard,” said {A}. {H} had only felt it from behind, as a sort of bump.'
      ]
    },
    {
      id: 'inside',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What’s it like in there?” asked {H}. “Brown,” said the back of the coat. “There’s a loop for hanging it up, and it tickles. It smells of peppermint, and a bus in the rain. You can hear {did.doing} from both sides.”',
        '“What does it sound like?” The coat considered. “Like somebody moving furniture,” it said, “very carefully, in the flat of somebody else.” {H} listened too. But from the front all you could hear was the lamp.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“At ours you don’t button it,” said {A}. “Then you can get out, if there’s a draught.” They undid the coat, and tried it with an open front. A third arm came out at once, to see what the weather was like.',
        '“And how do people know that you’re all one?” asked {H}. “We’ve got the same nose,” said {A}. {H} felt in front, and {A} felt behind. These were not the same nose at all. They buttoned it up again.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        'The coat bent over {A}. {A} knew the face, and {A} knew the hands, but not from the same person. {A} looked from one to the other for as long as it takes to boil an egg.',
        'Then the coat showed {A} what it could do, in small. {A} took one of its thumbs and held it up to the face. So now they had been introduced. After that {A} was not worried about them any more.'
      ]
    },
    {
      id: 'all-buttoned',
      A: 'partner',
      paragraphs: [
        'All four feet took one step, and it was the same step. At the first moment the hands were there, with the whisk. At the hardest moment they held on to each other. There {did.was} {did.who}, {did.doing}, from the top button to the bottom one.',
        { extra: 1, joins: true, both: ['Nobody would have guessed two.'] },
        { extra: 2, both: ['Then it clapped. It had the hands for it, and for once they began by themselves.'] }
      ]
    },
    {
      id: 'in-the-mirror',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They went to have a look at themselves in the mirror in the hall. It bowed very low, and so did the coat. “Do I look like {did.whom} now?” asked {H}. “I’ve got my nose in a collar,” said {A}. “But from the elbows down I’d say so.”',
        'The right hand came up and put the hair straight, as nobody but {H} ever did it. {H} had not told it to. It had just picked that up, along with the rest.'
      ]
    },
    {
      id: 'sneeze',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Far up in front a sneeze was on its way. {H} did not say anything, but {A} knew it by the shoulder blades. In one pocket there was a bus ticket, and in the other a handkerchief. It got to the nose in time, and even shaken out.',
        '“Thank you,” said {H}. “Bless you,” said {A}. They were both a little shaken. Not even {did.doing} had gone so well as that, and they had not practised it once.'
      ]
    },
    {
      id: 'who-was-it',
      A: 'partner',
      paragraphs: [
        'The buttons were undone, and they came apart. {H} held up two hands and looked them over. “I don’t know if I can {did.my} with these,” said {H}. They did the first bit by themselves.',
        { extra: 1, joins: true, both: ['They must have been listening in the coat as well.'] }
      ]
    }
  ],
  everybody: {
    want: [
      '{names} made way, because it looked as wide as a wardrobe.',
      '{names} sniffed the coat, and there were two answers.',
      { text: '{names} shook hands with it, and the face was surprised.', needs: ['hands'] },
      { text: '{names} buttoned it up one hole out, and then put it right.', needs: ['hands'] }
    ],
    way: [
      '{names} got a pat on the head, meant for a biscuit.',
      '{names} went round behind, and the back of the coat sneezed.',
      { text: '{names} held out the biscuit tin to the hands, and the face said thank you.', needs: ['hands'] },
      { text: '{names} passed a mirror to the left, and then to the other left.', needs: ['hands'] }
    ],
    turn: [
      '{names} stepped aside at the same moment, on the same foot.',
      '{names} leaned against the lining, to keep it company.',
      { text: '{names} fastened the last button, since nobody would ever have guessed two.', needs: ['hands'] },
      { text: '{names} applauded at the cuffs, where it was being done.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coat went back on its hook. It kept its elbows bent for a while, and nobody pulled them straight.',
    'They washed, each with two hands, which seemed rather few. {H} lay down on both shoulder blades, and they had nothing more to say.'
  ],
  last: [
    'In the hall hung a coat that knew about {did.doing}. The front of it was {H}, and was asleep.',
    'The face shut, and after it two feet, and far down two hands. All of it was {H}, and all of it slept.',
    'A long time before {H} noticed, the shoulder blades were asleep.'
  ]
})
