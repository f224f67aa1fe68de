import { wishPlot } from '../wish-plot.ts'

export const toothFairyFirstDay = wishPlot({
  id: 'wish-tooth-fairy-first-day',
  wishes: ['tooth fairy first day', 'tooth fairy first night', 'tooth fairy first job', 'tooth fairy first tooth', 'tooth fairy first time', 'tooth fairy first week', 'tooth fairy new job', 'new tooth fairy', 'brand new tooth fairy', 'toothfairy first day', 'toothfairy first night', 'toothfairy first job', 'new toothfairy', 'young tooth fairy', 'trainee tooth fairy', 'apprentice tooth fairy', 'tooth fairy apprentice', 'tooth fairy trainee', 'tooth fairy in training', 'tooth fairy learning', 'learner tooth fairy', 'beginner tooth fairy', 'clumsy tooth fairy', 'muddled tooth fairy', 'forgetful tooth fairy', 'tooth fairy wrong pillow', 'tooth fairy wrong house', 'tooth fairy wrong room', 'tooth fairy wrong bed', 'tooth fairy can’t find', 'tooth fairy cant find', 'tooth fairy cannot find', 'tooth fairy couldn’t find', 'tooth fairy loses tooth', 'tooth fairy lost the tooth', 'tooth fairy looks for tooth', 'tooth fairy looking for tooth', 'tooth fairy mistake', 'tooth fairy mistakes', 'tooth fairy mixed up', 'tooth fairy mix up', 'tooth fairy gets lost', 'tooth fairy’s first day', 'new tooth fairy forgets'],
  answers: ['tooth', 'teeth', 'fairy', 'toothfairy', 'first', 'day', 'night', 'week', 'job', 'work', 'shift', 'round', 'time', 'new', 'brand', 'young', 'little', 'tiny', 'small', 'nervous', 'trainee', 'training', 'apprentice', 'learner', 'learning', 'beginner', 'clumsy', 'muddled', 'forgetful', 'wrong', 'pillow', 'pillows', 'house', 'room', 'bed', 'find', 'finds', 'finding', 'can’t', 'cant', 'cannot', 'couldn’t', 'looks', 'looking', 'look', 'for', 'lost', 'loses', 'gets', 'goes', 'comes', 'coming', 'coin', 'coins', 'mistake', 'mistakes', 'mixed', 'mix', 'mixes', 'up', 'her', 'his', 'she', 'he', 'who', 'the', 'under', 'has', 'having', 'starts', 'starting', 'makes', 'very', 'funny', 'and', 'whose', 'wobbly', 'fell', 'out', 'bag', 'wings', 'helps', 'help', 'child', 'girl', 'boy'],
  except: ['didn’t', 'didnt', 'hasn’t', 'hasnt', 'never', 'real', 'exist', 'forgot', 'scared', 'afraid', 'dentist', 'mouse', 'ratoncito', 'school', 'nursery', 'teacher', 'sick', 'ill', 'died', 'dead', 'hospital', 'knocked', 'broken', 'swallowed', 'blood', 'dragon', 'shark', 'crocodile', 'dinosaur', 'giant', 'witch', 'pirate', 'unicorn', 'mermaid', 'birthday', 'christmas', 'santa'],
  nothingElse: true,
  moods: ['first', 'lost', 'waiting', 'proud', 'learning'],
  isTale: true,
  company: ['tooth fairy', 'fairy', 'tooth', 'pillow', 'pear', 'coin', 'lamp', 'window', 'cap', 'badge', 'bed', 'bag', 'blanket', 'sock', 'book'],
  about: 'A tooth fairy comes at four in the afternoon, since it is her first day, looks under the wrong pillow and then under the right one, and cannot find the tooth that she has on her head.',
  titles: ['The Tooth Fairy’s First Day', 'Not the Right Pillow', '{H} Lends a Tooth Fairy a Hand', 'A Cap That Was Not There Before', 'Learner, With Wings'],
  want: [
    {
      id: 'at-four',
      A: 'partner',
      paragraphs: [
        '{H} had lost a tooth in a pear. It lay under the pillow already, for a coin. {H} and {A} sat on the bed and waited. “Tooth fairies only come at night,” said {A}.',
        'At four in the afternoon something flew in, hit the lamp and fell on the bed. It was as long as a match, with wings and a badge. “Tooth fairy,” it said. “It’s my first day. Am I late?”'
      ]
    }
  ],
  way: [
    {
      id: 'right-and-left',
      A: 'partner',
      paragraphs: [
        'There were two pillows, side by side. “They told me to take the right pillow,” said the tooth fairy. It crept in under the one on the right, with its bag. A bump went across. Then it came out, without a tooth.',
        '“That’s {A}’s,” said {H}. “Mine’s the left one.” “But is it the right one?” “The left one’s the right one,” said {A}. So the bump went across the left one. The tooth fairy came out in a small white cap. “Not here either,” it said.'
      ]
    },
    {
      id: 'three-rules',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The tooth fairy had three rules in a little book. “Never wake a child,” it read out. “You were awake, so that’s done. Never be late. Done. And never be seen.” There the tooth fairy stopped.',
        '“We could shut our eyes,” said {H}. They shut them for one minute. There was a rustle, and a bump against the lamp. “Thank you,” said the tooth fairy, and put a tick behind the third rule.'
      ]
    },
    {
      id: 'landing',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I can fly,” said the tooth fairy. “It’s only the stopping.” It showed them. It flew once round the room, very prettily, and into the curtain. It flew once more, and {A} held out a sock with its mouth open.',
        'It stopped in the toe. “That was my best so far,” said a voice in the sock. “What do the others do?” asked {H}. “They slow down before the wall,” said the tooth fairy. “I always think that there’s a bit more room.”'
      ]
    },
    {
      id: 'who-gets-the-sharks',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Who’s the best tooth fairy?” asked {H}. “My aunt. She has the sharks,” said the tooth fairy. “A shark gets new teeth all its life, thousands of them. My aunt goes there every week, with a wheelbarrow.”',
        '“And where does a shark keep its pillow?” asked {A}. That was the hard part, said the tooth fairy. It was why they began you on children. A child has only twenty to lose, and mostly leaves them where they can be found.'
      ]
    },
    {
      id: 'a-piece-of-popcorn',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A cry came from below the bed. The tooth fairy had found something white, and dragged it out with both arms. “It’s big,” it said. “It must be from the very back.” {A} bent down. It was a bit of popcorn.',
        '“You can test them,” said the tooth fairy, and bit. Crunch. A tooth was the hardest thing in anybody, it turned out, and did not crunch. The tooth fairy sat down and ate the rest of the test.'
      ]
    },
    {
      id: 'other-with-a-glass',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had taken it all for a moth so far, and fetched a glass and a postcard. “It’s a tooth fairy,” said {H}. “Good afternoon,” said the tooth fairy. “Have you any teeth that you don’t need?”',
        '{A} felt about with {A}’s tongue. “I’m using them all,” said {A}. The tooth fairy wrote that down, on half a stamp. “I’ll come back later,” it said. “How much later?” asked {A}, who would have liked to know.'
      ]
    },
    {
      id: 'pet-is-asked',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'The tooth fairy had to ask everybody in the room, and that meant {A} as well. “Is anything loose?” {A} looked at the tooth fairy from quite near. A breath came, and the wings blew flat.',
        '“That’s a no,” said {H}. The tooth fairy took one step back, and then another, and was extremely polite. “Everything firm,” it wrote down, and never once turned its back.'
      ]
    },
    {
      id: 'elder-is-owed',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I swallowed one of mine, in a plum tart,” said {S}. “I put a note under my pillow about it. There was never any answer.” The tooth fairy turned back the pages of its little book for a long time.',
        '“Here,” said the tooth fairy. “One tooth, in a plum tart. We’re still looking into it.” {S} asked if that would take much longer. “We’ve done the plums,” said the tooth fairy, “and half of the tart.”'
      ]
    },
    {
      id: 'child-shows-all',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Is this one loose?” asked {S}, with a wide open mouth. The tooth fairy pushed with both hands. “No.” “And this one?” “No.” “Push harder,” said {S}. So the tooth fairy leaned on the one with its back, and put a foot on the next.',
        'Nothing moved. “They’re very well put in,” said the tooth fairy. “Who cleans them?” {S} cleaned them alone, morning and evening, only {A} did the backs. “That’s what I’ll tell them,” said the tooth fairy, and climbed down over the chin.'
      ]
    },
    {
      id: 'shaken-out',
      A: 'partner',
      paragraphs: [
        '{H} lifted the left pillow. There was nothing under it. They shook the blanket. Out fell a sock, and then the tooth fairy, but no tooth.',
        '“What did it look like?” asked the tooth fairy. “White,” said {H}, “and hollow underneath.” “Milk teeth are, when they come out,” said {A}. “The new one below eats up the root, to make room.” Then {A} looked at the tooth fairy. “You had no cap on when you came in,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-cap',
      A: 'partner',
      paragraphs: [
        'Up went two very small hands. “It’s hard,” said the tooth fairy. “It’s got an edge.” It had crept under the pillow head first, and the tooth had just fitted.',
        '“Is that it?” asked the tooth fairy. {H} felt the gap with one finger, and then the cap. One was just as wide as the other. “That’s it,” said {H}. And in the gap there was a new edge already.'
      ]
    },
    {
      id: 'how-many-more',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And the ones that come after?” asked {H}. “Those you keep,” said the tooth fairy. “They’ve got a long root, like a carrot. We don’t do those.” It counted on its fingers. Twenty milk teeth, and then a child was done.',
        '“Don’t you get any more work, then?” asked {A}. “There’s always somebody who’s just begun to bite,” said the tooth fairy. Somewhere in the next house a baby could be heard, and two very small ears were pricked.'
      ]
    },
    {
      id: 'how-did-i-do',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was a form to fill in. “Was the tooth fairy quiet?” {H} read out from it. They all thought of the lamp. “In between,” said {A}. “Was the tooth found?” “You had it the whole time,” said {H}.',
        'The tooth fairy wrote that down with a line under it, and it looked very well. There was a last line, for anything else. “Came early,” said {H}, and that went in too.'
      ]
    },
    {
      id: 'what-they-are-for',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What do you want them for, all those teeth?” asked {H}. The tooth fairy looked over one shoulder. “They’ll tell me in the second week,” it said. The tooth fairy’s guess was stairs. {A} guessed piano keys, and {H} guessed a very small wall.',
        '“Or somebody up there has none,” said {A}. They all thought of that, of somebody very old, behind the moon, with a bowl of soup. “I’ll be quick with this one, then,” said the tooth fairy.'
      ]
    },
    {
      id: 'the-coin',
      A: 'partner',
      paragraphs: [
        '“Now the coin,” said {H}. “But I’ve paid,” said the tooth fairy. “I put it where they told me.” “Under the right one,” said {A} slowly. {A} had been leaning on that, and had wondered what was so hard. There lay the coin.',
        'Outside it had begun to rain. “May I keep it on?” asked the tooth fairy. Off it flew, past the lamp, and the rain ran down at the sides. “Come at night next time,” called {H}. “The left pillow’s the right one!”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look at the gap, and then at the tooth fairy.',
      '{names} had heard the bump against the lamp, and came to see who had made it.',
      { text: '{names} straightened the lamp, and wiped a very small footprint off it.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for the tooth as well, with one cheek on the floor.',
      '{names} watched the bump go across under both pillows.',
      { text: '{names} searched the pear once more, to be sure.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the cap from behind, and it was a tooth from there too.',
      '{names} came nearer, and saw how well it fitted.',
      { text: '{names} held up a spoon, so that the tooth fairy could see the cap.', needs: ['hands'] }
    ]
  },
  bed: [
    'The blanket was spread out again, and the coin was put in a cup. The pear was finished, with care.',
    '{H} brushed all the teeth that were left, and went once round the gap. Then {H} lay down on the left pillow, which was the right one.'
  ],
  last: [
    'Nobody was coming tonight, for the tooth fairy had been already, and {H} was asleep.',
    'Far off in the rain there was a very small hat, and {H} was asleep.',
    'Under the gap the new tooth came up a little further, and {H} was asleep.'
  ]
})
