import { wishPlot } from '../wish-plot.ts'

export const everythingAlone = wishPlot({
  id: 'wish-everything-alone',
  wishes: ['everything himself', 'everything herself', 'everything themselves', 'everything by himself', 'everything by herself', 'everything by myself', 'everything on his own', 'everything on her own', 'everything on my own', 'everything alone', 'everything without help', 'everything independently', 'wants do himself', 'wants do herself', 'wants do myself', 'insists himself', 'insists herself', 'insists doing everything', 'insists on doing everything', 'won’t let anyone help', 'won’t let anybody help', 'lets nobody help', 'refuses help', 'refuse help', 'refusing help', 'refuses all help', 'doesn’t want help', 'doesn’t want any help', 'without any help', 'independent', 'independence', 'fiercely independent', 'miss independent', 'little miss independent', 'independent toddler', 'independent phase', 'shouts myself', 'says by myself', 'always says myself'],
  answers: ['everything', 'himself', 'herself', 'myself', 'themselves', 'by', 'own', 'alone', 'all', 'do', 'does', 'doing', 'did', 'done', 'without', 'help', 'helping', 'helped', 'helps', 'wants', 'want', 'wanted', 'insists', 'insist', 'refuses', 'refuse', 'won’t', 'let', 'lets', 'accept', 'accepting', 'independent', 'independently', 'independence', 'anyone', 'anybody', 'nobody', 'any', 'says', 'say', 'saying', 'shouts', 'shouting', 'always', 'every', 'day', 'days', 'today', 'morning', 'mornings', 'time', 'now', 'toddler', 'boy', 'girl', 'child', 'kid', 'son', 'daughter', 'brother', 'sister', 'grandson', 'two', 'three', 'four', 'year', 'years', 'old', 'big', 'little', 'grown', 'stubborn', 'determined', 'strong', 'willed', 'fiercely', 'very', 'so', 'cross', 'angry', 'frustrated', 'phase', 'stage', 'even', 'when', 'can’t', 'cannot', 'hard', 'takes', 'long', 'slow', 'gets', 'getting', 'get', 'dressed', 'dressing', 'button', 'buttons', 'shirt', 'pours', 'pouring', 'milk', 'jug', 'breakfast', 'learn', 'learns', 'learning', 'that', 'needs', 'mummy', 'mum', 'daddy', 'dad', 'mommy', 'mom', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'auntie', 'shoes', 'socks', 'weekend', 'week'],
  except: ['toilet', 'potty', 'zip', 'coat', 'homework', 'bike', 'swim', 'swimming', 'read', 'reading', 'write', 'writing', 'sleep', 'upstairs', 'school', 'lonely', 'afraid', 'scared', 'left', 'lost', 'died', 'ill', 'hospital', 'independence day', 'war', 'robot', 'dragon', 'dinosaur', 'bear', 'lion', 'penguin', 'snail', 'giant', 'princess', 'knight', 'homeless', 'country', 'july', 'august', 'september', 'lunch', 'cooks', 'cooking', 'bake', 'baking', 'laces'],
  moods: ['learning', 'proud', 'alone'],
  company: ['button', 'buttons', 'shirt', 'collar', 'cup', 'milk', 'door', 'foot'],
  about: 'The hero does everything alone for a day, and does it well, but something keeps poking one ear, and there are a few things that have a surprise in them.',
  titles: ['By Myself', 'Six Buttons', '{H} Found {H}', 'The Button That Was Over', 'Things With a Surprise In'],
  want: [
    {
      id: 'six-buttons',
      A: 'partner',
      paragraphs: [
        '“By myself,” said {H}, before there was anything to do. Today {H} wanted to do everything alone, until bed. {H} had put on a shirt with six buttons, all alone. {H} had poured milk, all alone, and most of it was in the cup.',
        '“May I say something?” asked {A}. “No,” said {H}. “I’ll say it myself.” {H} tried to. But it is hard to say a thing that you do not know. Something poked {H} in the ear.'
      ]
    }
  ],
  way: [
    {
      id: 'hide-and-seek',
      A: 'partner',
      paragraphs: [
        'Playing was done alone as well. {H} played hide-and-seek. {H} counted to ten, got under the table, and looked. “Found me,” said {H}. “That was quick,” said {A}. “I knew where I was,” said {H}. {H} hid better, and it was no use.',
        'Then {H} knocked on the door, and opened it. There was nobody outside. “I was just coming,” said {H}. And again something poked that ear.'
      ]
    },
    {
      id: 'both-ends',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The big tablecloth had to be folded. {H} took hold of one end, and the other lay on the floor. {H} ran and took hold of that one, and then the first lay there. “It needs someone longer,” said {A}.',
        '{H} lay down along the middle, with both arms out, and that was long enough. Now the two ends were held. But the one who could have folded it was underneath. {H} rolled it up instead, alone, with {H} in it.'
      ]
    },
    {
      id: 'alone-with-the-jug',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} poured once more, with a hand on each side of the jug. A jug tells you nothing, and then it tells you all at once. “A bit went beside it,” said {A}. “I poured that bit as well,” said {H}, “by myself.”',
        'A bit that is beside has to be wiped up, and {H} did that too. The cloth was wrung out in the sink. It had been a great deal of work. And now there was less milk in the cup.'
      ]
    },
    {
      id: 'well-done',
      A: 'same',
      spare: 3,
      paragraphs: [
        'When you do everything alone, you have to do the praising too. “Well done,” said {H} to the shirt. It did not sound like much. {H} tried it deeper. “Well done indeed.” “Who was that?” asked {A}.',
        '{H} clapped as well, but while {H} clapped nothing else got done. So then there was nothing to clap for. “You’d need two more hands,” said {A}. {H} gave a short nod instead, into the mirror, and it was returned.'
      ]
    },
    {
      id: 'other-on-the-hands',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} saw {H} carry a tower of four cushions, and both of {A}’s arms came up. “By myself,” said the tower. {A} put the arms down again. They came up at the corner, and at the rug. “I’m not doing it,” said {A}. “They are.”',
        '“Then hold something,” said {H} from behind. {A} took hold of a chair, and held it quite hard. The cushions went by, one after another, and so they all got there alone.'
      ]
    },
    {
      id: 'elder-letter',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once did everything alone for a week,” said {S}. “I even wrote to myself. I took the letter round the corner and put it in the box.” “What was in it?” asked {A}.',
        '“By the time it came I’d forgotten,” said {S}. “I tore it open. It said, ‘Come home, the soup is ready.’” {A} waited. “And was it?” “I’d have had to make it,” said {S}. “I was rather cross with whoever wrote that.”'
      ]
    },
    {
      id: 'child-helps-nobody',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to do everything alone too. “But I’m doing that already,” said {A}. “Then we’ll do it alone together,” said {S}. They sat down back to back, and each of them put on two socks, and neither looked.',
        '“I’m finished,” said {S}, “and you didn’t help.” “You didn’t help either,” said {A}. They were very pleased. Each had one striped sock and one blue one, and nobody had helped with it.'
      ]
    },
    {
      id: 'pet-alone-too',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} did everything alone all day, and never made a word about it. {A} got up alone, and stretched at both ends, and sat. {H} sat down next to {A} to see how it was done.',
        'Then {A} had an itch, just where no foot comes, between the shoulders. {A} tried with the left one, and with the right one, and rubbed along the door. At last {A} came and stood in front of {H}, the other way round, and waited. {H} scratched the place.'
      ]
    },
    {
      id: 'see-saw',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} built a see-saw for one, from a ruler and a roll of tape. On one end {H} put a finger, and that end went down. “And who’s on the other?” asked {A}. On the other was a finger too, from {H}’s other hand.',
        'Up and down they went, and took turns nicely. But each finger knew when it would go down, since it was told. It looked more like work. “They could do with a stranger,” said {A}.'
      ]
    },
    {
      id: 'no-tickle',
      A: 'partner',
      paragraphs: [
        'Then {H} tickled one foot, by {H} alone. Nothing happened. The foot lay there like a loaf. {H} tried from below, and from behind. The fingers told it each time that they were coming.',
        '“You can do nearly everything by yourself,” said {A}, “but not what has a surprise in it.” {H} thought that over, alone. Something poked the ear again. “Is there a surprise somewhere?” asked {H}. “There’s one on you,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'whisper',
      A: 'partner',
      paragraphs: [
        '{H} looked at both hands, and both knees, and down the front. That is all there is of yourself, from above. The rest is behind the chin. “You may say it,” said {H}, “but only quietly.”',
        '{A} whispered it, right into the ear, and it tickled so much that both shoulders came up. “There’s a button over.” {H} felt under the chin. At the top was a button with no hole. At the bottom was a hole with no button. So that was why the collar poked.'
      ]
    },
    {
      id: 'how-many-holes',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} counted the buttons, and there were six. {H} counted the holes, and there were six. It was all there, then, and nothing was missing. “They’re only each with the wrong one,” said {A}.',
        'All day the second button had lived in the first one’s hole, and so on down. None of them had complained. Only the first had nowhere to go. It had pushed the collar into the ear, to be heard.'
      ]
    },
    {
      id: 'from-the-top',
      A: 'same',
      spare: 10,
      paragraphs: [
        'First {H} tried it from the top, with eyes turned down as far as they go. Under the chin the fingers had to manage in the dark. They found a hole, and they found a button. “Are they a pair?” asked {H}.',
        '“They’ve only just met,” said {A}. They were not. There was one over again, and now it was at the other end. {H} looked down at it as hard as could be, and saw two cheeks.'
      ]
    },
    {
      id: 'from-the-bottom',
      A: 'partner',
      paragraphs: [
        '“By myself,” said {H}, and undid them all. Then {H} began at the bottom, where you can see what you’re doing. The last button went into the last hole, and then the next, and the next. At the top it came out even. Nothing poked.',
        '“And what would you like now?” asked {A}. {H} held out the other ear. “The one thing,” said {H}, “with the surprise in.” {A} whispered. There was not a word in it, only air, and it tickled just as much.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had seen something too, and had to look out of the window.',
      '{names} began to say it, and was told that {H} would.',
      { text: '{names} sat on both hands, because they kept wanting to help.', needs: ['hands'] },
      { text: '{names} moved the milk nearer, and moved it away again.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for {H} as well, without being asked, and found the table.',
      '{names} knocked as well, and was let in.',
      { text: '{names} held the door open for {H}, and was asked to shut it again.', needs: ['hands'] },
      { text: '{names} folded up both hands, and put them away in the pockets.', needs: ['hands'] }
    ],
    turn: [
      '{names} whispered it as well, into the other ear, to make it even.',
      '{names} counted up from the bottom, aloud, and came to six.',
      { text: '{names} held a mirror low, so that {H} could see behind the chin.', needs: ['hands'] },
      { text: '{names} turned the collar down, where it had poked, and asked first.', needs: ['hands'] }
    ]
  },
  bed: [
    'The six buttons were undone from the top, and the shirt was hung on a chair.',
    '{H} washed alone, and lay down alone. Then {H} called out that the blanket was to come as a surprise.'
  ],
  last: [
    'The rest of it {H} did alone, and did it well. {H} was asleep.',
    'Six buttons hung by six holes, and none was over, and {H} was asleep, by {H} alone.'
  ]
})
