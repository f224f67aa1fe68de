import { wishPlot } from '../wish-plot.ts'

export const nursery = wishPlot({
  themes: ['nursery'],
  beginsElsewhere: true,
  answers: ['starting', 'preschool', 'kindergarten', 'kindy', 'day care', 'daycare', 'playgroup', 'kita', 'creche', 'crèche'],
  except: ['drop', 'dropped', 'dropping', 'gate', 'clings', 'clung', 'tears', 'sobbed', 'plaster', 'fell'],
  moods: ['first', 'afraid', 'change', 'waiting', 'alone'],
  about: 'The hero takes the bear to nursery under the table, and has to be the one who goes away.',
  titles: ['After the Apple', 'The Bear Goes First', '{H} Goes Away Properly', 'Except for Once', 'The Nursery Under the Table'],
  want: [
    {
      id: 'bear-first',
      A: 'partner',
      paragraphs: [
        'Soon it was {H}’s first day at nursery, and today the bear had to try it out. {H} wanted to know what they did when the door was shut.',
        'The nursery was under the table. {A} was the teacher, and had the bricks. {H} brought the bear, hung its scarf on a chair, which was the peg, and sat down too.',
        '“Thank you,” said {A}. “And now you go.” “Me?” said {H}. “Whoever brings the bear goes away,” said {A}, “and comes back later. That’s how it works.”'
      ]
    }
  ],
  way: [
    {
      id: 'peg-picture',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Everybody at nursery has a picture on the peg,” said {A}, “so they know whose coat it is.” For the bear there was still a snail left, or a boot, or half a lemon.',
        '{H} held the bear to the chair, so that it could choose. It leaned towards the lemon. “It doesn’t like lemons,” said {H}. “It doesn’t have to eat it,” said {A}. “It only has to hang under it.”'
      ]
    },
    {
      id: 'still-waving',
      A: 'partner',
      paragraphs: [
        'So {H} went out of the nursery, and came in again. “How was it?” asked {H}. “It’s still waving,” said {A}.',
        '{H} went out and counted to three. The bear sat with its face to the door. “Why isn’t it playing?” asked {H}. “Because you keep coming in,” said {A}. “It can’t start. It needs both eyes for the door.”',
        '“Then when should I come?” asked {H}. “Tell it,” said {A}. “Only it can’t read a clock.”'
      ]
    },
    {
      id: 'one-more-kiss',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The next goodbye had everything in it. It had a kiss, and one for the nose. It had one for the left ear, and one for where the right ear used to be. Then the nose needed one more.',
        '“How long does this go on?” asked {A}. “Until it stops looking like that,” said {H}. {A} looked at the bear. “It was sewn like that,” said {A}. “It looks like that at parties.”'
      ]
    },
    {
      id: 'wrong-trousers',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What if it spills its drink?” said {H}. “At nursery there’s a bag with your name on,” said {A}. “There are trousers in it.” So {H} packed a pair for the bear.',
        'The bear had never owned trousers. {H} found it a mitten, and both its legs went in at the top. It looked like an egg in an egg cup. “If it spills something now,” said {A}, “I think it will be on purpose.”'
      ]
    },
    {
      id: 'lie-down',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“After dinner they have a rest there,” said {A}, and spread out a tea towel for the bear. “Does it have to sleep?” asked {H}. “It only has to lie.” {H} lay down next to it, to show how that was done.',
        '{A} told the two of them something about diggers, lower and lower. When {A} looked, one of them had both eyes open, and that was the bear. “I was only showing it,” said {H} after a while, and sat up with one flat ear.'
      ]
    },
    {
      id: 'song-with-hands',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“They sing there too,” said {A}. “It’s a song with hands in it. You clap where the others clap.” They tried it. {H} clapped a little behind.',
        '“That’s all right,” said {A}. “On the first day everybody claps a little behind. It sounds like more people.” They sang it once more, and it did sound like more.'
      ]
    },
    {
      id: 'over-the-head',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“They’ve got a trick with coats,” said {A}, and laid {H}’s coat on the floor. The hood was at {H}’s toes. {H} bent down, put both arms into the sleeves and threw it all up over the top. It came down behind, and it was on.',
        '“Now you,” said {H}. {A} laid a coat down very neatly, and up it went. Then it was dark in there, for the hood was at the front. “Where’s everybody gone?” asked {A}. “You had your toes at the wrong end,” said {H}.'
      ]
    },
    {
      id: 'whose-brick',
      A: 'child',
      spare: 8,
      paragraphs: [
        'There was only one red brick, and {A} had it. “The bear wants that one,” said {H}.',
        '“It can have it after me,” said {A}. “When’s after you?” {A} put the red brick on top of the tower and looked at it. “Now,” said {A}. It had only needed to be the top one.'
      ]
    },
    {
      id: 'your-peg',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I took somebody to nursery once,” said {S}. “I said goodbye very nicely. Then I stood in the street and couldn’t think where I was going.”',
        '“Where were you going?” asked {A}. “To buy buttons. I came home with a fish.” {S} shook one hand, as if it were still wet. “And in the afternoon somebody ran out to me and couldn’t stop talking. It was all about glue.”'
      ]
    }
  ],
  turn: [
    {
      id: 'after-the-apple',
      A: 'partner',
      paragraphs: [
        '{H} knelt down once more. “I’ll come after the apple,” {H} told the bear. “First you play, then there’s an apple, then it’s me.” Then {H} went right to the kitchen, and shut the door.',
        '{H} sat on a chair and thought about the bear. Then a fly walked up the window and fell down. Then {H} thought about the bear.'
      ]
    },
    {
      id: 'only-pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} was in the kitchen as well. “I’ve left the bear at nursery,” said {H}. “I don’t know what it’s doing.”',
        '{A} looked at {H} with great attention. {A} was left at home every time that anybody went anywhere, and knew all about it. “And we always come back, don’t we?” said {H}. It was rather nice to be looked at like that by somebody who knew.'
      ]
    },
    {
      id: 'at-work',
      A: 'grown-up',
      spare: 3,
      paragraphs: [
        '“What do you do all day,” {H} asked {A} through the keyhole, “when I’m not there?” “All kinds of things,” said {A} on the other side. “I look for my keys. I have a cup of something, and it gets cold.”',
        '“And then?” “Then I think, what’s {H} up to now.” “Every day?” “Between the keys and the cup,” said {A}. {H} looked into the nearest cup. It was quite cold.'
      ]
    },
    {
      id: 'wait-a-moment',
      A: 'partner',
      paragraphs: [
        'When enough time had gone by for an apple, {H} opened the door. The bear was not looking. It sat with its back to the nursery door, behind a tower of nine bricks.',
        '“Here I am,” said {H}. “One moment,” said {A}. “It’s busy.” {H} waited until the tenth brick was on. “Was it sad?” “A bit, at the scarf,” said {A}. “Then it found the bricks.” “And did it think of me?” “All the time,” said {A}. “Except for once, when there was a tower.”',
        'That was right. It had been the same with the fly.'
      ]
    },
    {
      id: 'brown-picture',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The bear had made a picture too. It hung over the back of the chair, and it was brown. “What is it?” asked {H}. “You mustn’t ask that,” said {A}. “You say, tell me about it.” “Tell me about it,” said {H} to the bear.',
        'They held it one way up, and it was a potato. They held it the other way up, and it was a potato at night. “Did it do that all alone?” asked {H}. “With its paw,” said {A}. “I only held the bear.”'
      ]
    },
    {
      id: 'tells-nothing',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“What did you do?” {H} asked the bear. The bear said nothing. “What did you eat? Who did you sit with?” Nothing came at all.',
        '“They never tell you right away,” said {A}. “Wait till it’s doing something else.” So {H} hung the scarf round it and talked about the fly. And after a while {H} bent down to the bear, and listened, and said, “Really? With glue?”'
      ]
    },
    {
      id: 'except-for-once',
      A: 'partner',
      paragraphs: [
        '“Soon it’s me,” said {H}. “And whoever brings me has to go away properly. They say when they’ll come, and they don’t come in again to look.”',
        '“What if it’s me who brings you?” asked {A}. “What do I do the whole time?” {H} put the bear under one arm. “You think of me,” said {H}, “except for once.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in to nursery, and went straight to the bricks.',
      '{names} sat down in a ring beside the bear, as good as gold.',
      { text: '{names} hung a scarf on the next chair, for the next bear.', needs: ['hands'] },
      { text: '{names} opened the nursery, with a key that was a spoon.', needs: ['hands'] }
    ],
    way: [
      '{names} left the nursery, and came straight back with a cushion.',
      '{names} waved at the door, for as long as the bear did.',
      { text: '{names} turned the bear round a bit, so that it could see a brick too.', needs: ['hands'] },
      { text: '{names} poured out water, in cups as small as thimbles.', needs: ['hands'] }
    ],
    turn: [
      '{names} ate the middle of the apple, and one pip.',
      '{names} lay down beside the tower, to have a rest.',
      { text: '{names} passed the bear a brick, and then one more.', needs: ['hands'] },
      { text: '{names} wiped the bear’s mouth, after all that apple.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bricks went into their box, all ten, and the table was a table again. The scarf stayed on the chair, for tomorrow.',
    'When {H} had washed and lain down, the bear lay there too, with its back to the door. It did not need to look.'
  ],
  last: [
    'The bear had its back to the door and its face to {H}, who was asleep.',
    'After the apple came the evening, and after the evening {H} slept.'
  ]
})
