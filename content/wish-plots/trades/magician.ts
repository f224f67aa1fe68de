import { wishPlot } from '../wish-plot.ts'

export const magician = wishPlot({
  id: 'wish-magician-lemon',
  wishes: ['magician', 'magicians', 'magic trick', 'magic tricks', 'magic show', 'magic shows', 'conjurer', 'conjuror', 'conjuring', 'card trick', 'card tricks', 'magic set', 'magic kit', 'magic act', 'abracadabra', 'disappearing trick', 'vanishing trick', 'vanishing act', 'majician', 'magican'],
  except: ['rabbit', 'rabbits', 'bunny', 'wizard', 'wizards', 'witch', 'witches', 'fairy', 'fairies', 'unicorn', 'dragon', 'potter', 'hogwarts', 'wand', 'wands', 'potion', 'spell', 'spells', 'lost', 'evil', 'bad', 'dog', 'dogs', 'cat', 'castle', 'princess'],
  answers: ['magic', 'magical', 'trick', 'tricks', 'show', 'great', 'hat', 'cards', 'card', 'coin', 'vanish', 'vanishes', 'disappear', 'disappears', 'disappearing', 'learn', 'learning', 'learns', 'does', 'doing', 'who', 'that', 'little', 'clumsy', 'funny', 'first', 'amazing', 'stage', 'birthday', 'party', 'wrong', 'goes', 'his', 'her', 'my', 'perform', 'performs'],
  moods: ['learning', 'first', 'proud'],
  company: ['lemon', 'sleeve', 'show', 'stage', 'people', 'hand'],
  about: 'A magician cannot make a lemon vanish, because the magician’s eyes give it away, until it vanishes so well that not even the magician knows where.',
  titles: ['The Lemon Was Gone', 'Left Sleeve, Said the People', '{H} the Great Magician', 'Nobody Looked at the Other Hand', 'A Very Deep Bow'],
  want: [
    {
      id: 'ladies-and-gentlemen',
      A: 'partner',
      paragraphs: [
        '{H} was a great magician, in a dressing gown with wide sleeves. The magic show was on the rug, and {A} was all the people. “Ladies and gentlemen,” said {H}, “this is a lemon.” The people clapped. It was a good lemon.',
        'The magician wanted it to vanish. “First it’s in this hand,” said {H}, “and then it’s in that one. Abracadabra! It’s gone!” “It’s in your sleeve,” said the people.'
      ]
    }
  ],
  way: [
    {
      id: 'assistant',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'A magician has an assistant who shows people where to look. {A} did that for a while. {A} held out both arms and smiled, first at the lemon, and then at the rug. Then there was nothing left, so {A} smiled at a chair.',
        'Everything looked better for it. “What’s the chair going to do?” asked {H}. “Wait and see,” said {A}. They waited. It went on being a chair, but so well that the magician gave it a clap.'
      ]
    },
    {
      id: 'pick-a-card',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Pick a card,” said {H}, “and look at it, and put it back.” {A} did. The magician shuffled, and half the cards fell down, and were shuffled down there. “Is it this one?” asked {H}. “No.” “This one?” “No.”',
        'By the twentieth card the people had grown very quiet. “Is it this one?” “Yes!” cried {A}, and jumped up. “How did you know?” “It came to me,” said the magician, “bit by bit.”'
      ]
    },
    {
      id: 'sleeves',
      A: 'partner',
      paragraphs: [
        '{H} shook the lemon out and did it again, much faster. “Left sleeve,” said {A}. {H} did it with a drum roll. “Right one,” said {A}. “There’s a bump.” A magician should never do a trick twice for the same people. These had now seen it six times.',
        '“You’ve got eyes like a hawk,” said {H}. “I don’t watch the lemon at all,” said {A}. “I watch you. Wherever you look, that’s where it is.”'
      ]
    },
    {
      id: 'in-half',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Now I’ll make somebody into two halves,” said the magician. {A} lay down under a blanket. A good way further along, two boots stuck out from under it. “That’s much too long,” said {H}. “That’s because I’m in half,” said {A}.',
        '“How do you feel?” “This end’s well,” said {A}. “I haven’t heard from the other one.” The magician went and tickled the boots. After a moment the upper half laughed. So it was still joined on somewhere.'
      ]
    },
    {
      id: 'scarves',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Out of one sleeve the magician pulled a red scarf. There was a green one tied to it, and to that a stripy one. “Ooh,” said the people. Then came a sock, and another sock, and something white.',
        '“What’s that?” asked {A}. The magician looked, and stopped pulling. It had been knotted to the scarves, and it was still being worn. “That’s my vest,” said {H}. “The trick’s over.”'
      ]
    },
    {
      id: 'thoughts',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I’m going to read your thoughts,” said the magician. “Think of a number.” {A} thought of one. {H} held ten fingers round {A}’s head and listened. “Seven,” said {H}. “No,” said {A}. “Two.” “No.”',
        '“What is it, then?” “I was thinking about a cheese roll,” said {A}. “I’m sorry. It got in first.” The magician took down the fingers. “I thought there was a sort of crunching,” said {H}.'
      ]
    },
    {
      id: 'knot',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'There’s a knot that isn’t one. {H} made it in the belt of the dressing gown, and blew on it. {A} pulled at both ends, and it was gone. “Oh!” said {A}. “Make one again.”',
        'The next one the magician made was a real one, by mistake. They blew on it from both sides. They said abracadabra, and please. {A} pulled, and now it was a small, hard, real one. It’s in that belt to this day.'
      ]
    },
    {
      id: 'volunteer',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I need somebody from the audience,” said the magician. {A} looked round at all the others, who weren’t there. “Perhaps the gentleman in front?” asked {A}. “You,” said {H}. {A} came up on the rug and went quite pink.',
        '“Have we two ever met?” asked {H}, for that’s always asked. {A} thought. “At breakfast,” said {A}. “You have to say no.” “No,” said {A}. “But you had the jam.”'
      ]
    },
    {
      id: 'pet-nose',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'In the front row was {A}, who did not clap. There was a crumb under one of three cups, and the magician pushed them round and round. Then all three stood still. “Where is it?” asked {H}.',
        '{A} was not interested in cups. {A} looked past them at the whole biscuit, which lay on the arm of the chair. “You can’t do magic for somebody like that,” said {H}. “{A} always knows where the real thing is.”'
      ]
    },
    {
      id: 'elder-sawn',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I was on a stage once, with a real magician,” said {S}. “He put me in a cupboard and shut it, and when he opened it again I was gone.” “Where were you?” asked {A}. “At the back, on a bucket, with a lady who had six doves.”',
        '“And how did he do it?” {S} looked to the left and to the right. “I promised not to tell,” said {S}. “I can tell you about the doves. They all had names, and one was called Kevin.”'
      ]
    },
    {
      id: 'child-vanishes',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I can do one too,” said {S}. “I can make all of you vanish.” {S} put both hands over {S}’s eyes. “Gone,” said {S}. {A} sat there and had vanished. It didn’t hurt.',
        '“Are we still gone?” asked {A}, after a time. “Yes,” said {S}. “And the biscuits?” There was a gap between two fingers. “Not the biscuits,” said {S}.'
      ]
    },
    {
      id: 'baby-audience',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'The best audience of all was {A}. The magician hid behind the curtain and came out again, and {A} shook with laughter. {H} did it once more, in just the same way. It was even better.',
        '“You may do a trick as often as you like for {A},” said {H}. At the ninth time the curtain came down on the magician. That was the best of all, and could not be done again.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'partner',
      paragraphs: [
        '“Then I won’t look anywhere,” said {H}, and shut {H}’s eyes. Now nobody could see from them where the lemon was. The magician couldn’t either. It fell out of the sleeve and rolled under the chair. “Under the chair,” said the people. {H} went in after it, and stayed there for a bit, to think.'
      ]
    }
  ],
  turn: [
    {
      id: 'other-hand',
      A: 'partner',
      paragraphs: [
        '{H} came out with the lemon in {H}’s right hand. Both arms flew up, as high as they would go. But {H} looked at the left one, which was shut, as if a bird were sitting in it. One finger opened, and then the next. “Abracadabra,” whispered {H}. The left hand was empty. The right hand was empty too.',
        '“Where’s the lemon?” asked {A}. {H} felt in both sleeves. “I don’t know,” said {H}. “I was looking at the hand.” It was the best trick that had ever been done on that rug. Not even the magician had seen it.'
      ]
    },
    {
      id: 'looking-for-it',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'They turned back the rug, and there was only floor. {A} felt behind {H}’s ears, where magicians have coins. The ears were empty. It did smell of lemon, and wherever {H} went, it smelled of it there too.',
        '“You’re haunted by it,” said {A}. {H} turned round quickly, to catch the smell. It came round as well. “It’s cold, too,” said {H}. “I’ve got a cold place on my back. That must be from the magic.”'
      ]
    },
    {
      id: 'applause',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'They practised the clapping for a bit, as there was such a lot of it to come. {A} began with two fingers, as rain begins. Then it rained harder. At last it poured, and {A} stamped as well, and shouted for more from the balcony.',
        '“How many people was that?” asked {H}. “About nine hundred,” said {A}. The magician was satisfied. “Now let them go home slowly,” said {H}, and {A} clapped them out, one by one.'
      ]
    },
    {
      id: 'bow',
      A: 'partner',
      paragraphs: [
        '“You’ve got to bring it back as well,” said {A}, “or it’s only lost.” {H} said abracadabra to the rug, and to the curtain. Nothing came. So {H} bowed, for the show was over. It was a very deep bow. Something rolled out at {H}’s collar, over the top of {H}’s head, and into {A}’s lap. It was the lemon.',
        'The people stood up and clapped. “How did you do that?” asked {A}. {H} put the collar straight. “A magician never tells,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} gasped in the second row.',
      '{names} sniffed at the magician’s hem, where it was lemony.',
      { text: '{names} clapped for the lemon, and asked for its name.', needs: ['hands'] },
      { text: '{names} spread the tickets on the rug, all of them for the front row.', needs: ['hands'] }
    ],
    way: [
      '{names} found the lemon as well, with the nose.',
      '{names} blinked at the wrong moment, six times out of six.',
      { text: '{names} rolled a drum on the tin, which drew nobody’s eye.', needs: ['hands'] },
      { text: '{names} turned out two sleeves, and there was only arm in there.', needs: ['hands'] }
    ],
    turn: [
      '{names} gaped at the left hand, and nothing got past but the lemon.',
      '{names} looked under the rug, and then under {H}.',
      { text: '{names} felt behind four ears, and found nothing yellow.', needs: ['hands'] },
      { text: '{names} knocked on the table, and it was solid.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lemon went back into its bowl, with the others. There it lay and looked as if it had never been anywhere.',
    'The dressing gown hung on its hook. {H} washed, lay down, and held one arm up high in the dark. From the wrist it went down past the elbow, over the shoulder and round to the back. So that was the way it had gone.'
  ],
  last: [
    'There was a blanket, and then there was nobody at all, and under it {H} was asleep.',
    'How it was done nobody ever heard, for the great magician {H} slept.'
  ]
})
