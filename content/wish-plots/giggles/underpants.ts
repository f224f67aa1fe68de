import { wishPlot } from '../wish-plot.ts'

export const underpants = wishPlot({
  id: 'wish-underpants',
  wishes: ['underpants', 'underpant', 'under pants', 'underwear', 'undies', 'knickers', 'pants', 'pant', 'pants on head', 'smelly pants', 'big pants', 'grandad’s pants', 'lost pants', 'magic pants', 'boxer shorts', 'boxers', 'y-fronts', 'panties', 'briefs'],
  except: ['wet', 'accident', 'accidents', 'potty', 'toilet', 'training', 'nappy', 'nappies', 'diaper', 'poo', 'pooed', 'wee', 'ants', 'spongebob', 'square', 'party', 'torn', 'ripped', 'smarty', 'fancy'],
  answers: ['pants', 'head', 'big', 'smelly', 'lost', 'funny', 'clean', 'dirty', 'new', 'favourite', 'lucky', 'magic', 'superhero', 'flying', 'missing', 'days', 'week', 'king'],
  about: 'Of the pants with the days of the week on, Wednesday cannot be found, and it is Wednesday.',
  titles: ['Where Wednesday Was', 'Seven Pegs and Six Pants', '{H} Looks for Wednesday', 'The Day Is on the Back', 'Not Thursday Yet'],
  want: [
    {
      id: 'six-pants',
      A: 'partner',
      paragraphs: [
        '{H} had seven pairs of underpants, one for each day. The day was written on the back. They were clean, and {H} was pegging them on the line in the right order. Monday, Tuesday, and an empty peg. “Wednesday’s gone,” said {H}.',
        '“And what’s today?” asked {A}. “Wednesday.” They looked at each other. On Wednesday evenings there were always two chapters instead of one. On Thursdays {H}’s hair was washed. “I’ve got to find it,” said {H}, “or it’ll go straight on to Thursday.”'
      ]
    }
  ],
  way: [
    {
      id: 'over-the-trousers',
      A: 'partner',
      paragraphs: [
        '{H} turned the washing basket over, and shook out every towel. There was one sock. {H} looked in the drawer, where the pants lay on other days. There was a conker.',
        '“Then I’ll have to take the next one,” said {H}, and pulled Thursday on, over the trousers. It looked rather good. But {A} was already holding a towel. “What’s that for?” asked {H}. “Your hair,” said {A}. “It says Thursday.” {H} was out of them again very fast.'
      ]
    },
    {
      id: 'saturday',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What about Saturday?” asked {H}, and pulled that on over the trousers. At once {A} lay down on the sofa with both feet up, and yawned. “What are you doing?” asked {H}. “Nothing,” said {A}. “It’s Saturday.”',
        '“But you’ve got to help me look!” “On Monday,” said {A}, with {A}’s eyes shut. So {H} had to take the weekend off again, one leg after the other.'
      ]
    },
    {
      id: 'duvet',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Things that get lost in the wash are in the corner of the duvet cover. Everybody knows that. {H} reached in with one arm, up to the shoulder. “There’s somebody in here,” said {H}.',
        'Out came a sock, a sock, a flannel, and something grey that had once had a shape. They held it up. It had two leg holes and no day at all. “Those are from before there were days,” said {A}.'
      ]
    },
    {
      id: 'head',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There is one big hole in pants, and there are two small ones. {A} put Sunday on for a hat, and it fitted very well. {A}’s hair came out of one window. Out of the other looked an ear.',
        '“What can you hear?” asked {H}. “Bells,” said {A}. {H} tried it with Friday, and could hear nothing but the end of school. They raised their hats to each other. It’s not easy with elastic.'
      ]
    },
    {
      id: 'elastic',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Pants fly, because of the elastic. {A} hooked Monday over one thumb, pulled it back, and let go. It sailed across the room with both legs open, and came down over the clock.',
        'They waited to see if it would slide off. It did not. “What’s the time?” asked {H}. {A} looked up. “Half past pants,” said {A}. They took it down with a long spoon.'
      ]
    },
    {
      id: 'shooting-stars',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Up in the space station they’ve got no washing machine,” said {A}. “When their pants are dirty, they pack them in an old spaceship with the rubbish. It falls, and far up in the sky it all burns away.”',
        '“What does that look like from down here?” asked {H}. “Like a shooting star,” said {A}. {H} was silent. {H} had once wished on a shooting star, with both hands. It might have been anybody’s pants.'
      ]
    },
    {
      id: 'superheroes',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Why do superheroes wear them on top?” asked {H}. {A} had never thought about it. “Perhaps they get dressed in a hurry,” said {A}. “Somebody’s calling for help, and they just grab things.”',
        '“No,” said {H}. “It’s so that they can see what day it is.” {A} said that this was probably it. Nobody can save the world on Monday, if it’s Tuesday already.'
      ]
    },
    {
      id: 'drawers',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“They used to be called drawers,” said {A}, “because you draw them on.” {H} looked at the chest by the wall. “Then there were drawers in the drawers.” “Yes,” said {A}, “and kings had little crowns sewn on theirs.”',
        '“Where?” asked {H}. “On the back,” said {A}. “So when a king sat on his throne, there was always a crown at both ends.” {H} thought that was as it should be.'
      ]
    },
    {
      id: 'biggest',
      A: 'other',
      spare: 8,
      paragraphs: [
        'At the end of the line hung the biggest pants in the house. They went from one peg over to the third. “Whose are those?” asked {A}. “Nobody ever says,” said {H}.',
        'Somebody had opened the door, and the wind got in. The big pants filled, first on the left, and then on the right. “Land ahoy,” said {A}. All six small ones were sailing along behind.'
      ]
    },
    {
      id: 'three-holes',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} folded a pair, to show how it was done. You put the left side over the right side, and turn the bottom up. Then there was a neat square parcel. {H} did it, and it looked like a bat.',
        '“You’ve got a leg out,” said {A}. {H} pushed the leg in. The other one came out. After a while {H} rolled it up like a pancake, with Friday on the outside. “That’s another way,” said {A}.'
      ]
    },
    {
      id: 'new-wednesday',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“We could make a new one,” said {H}. There was an old pair without a day, and {A} chalked it on the back. Wednesday is long. By the time it came to the n, the pants were full.',
        '“It says Wedn,” said {H}. “That’s nearly half,” said {A}. “We’d get one chapter, and a bit.” {H} wanted all of it, as far as the y.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had no pants at all, and never had. {H} held Tuesday up next to {A}, to see. There was no place for what was at the back, and far too much room everywhere else.',
        '“How does {A} know what day it is?” asked {H}. {A} did not look worried. “It looks the same on all of them,” said {H}, and gave {A} a day off.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“My grandmother knitted ours,” said {S}. “They were wool. They itched from autumn to Easter.” “And in the summer?” asked {A}. “In summer I wore them into the sea. That was a mistake.”',
        '“Did they come off?” “They drank,” said {S}. “When I came out, they reached to my knees, and half the sea was in there. I walked up the beach like a duck with a secret.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} could put pants on without any help, and showed how, over the trousers. {S} sat down on the floor, and put one foot in, and then the other one. Both of them came out at the same hole.',
        '“I’m a mermaid,” said {S}, and hopped. “Is that how you do it every day?” asked {A}. “Only on Fridays,” said {S}. It was Friday’s pair, so nobody could say a word.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} had a nappy on, and that is like pants with a pillow in. {H} looked at the back of it. There was a row of ducks there, and no day. “Every one of them’s the same,” said {H}.',
        'Perhaps babies do not have days yet. They have morning, and milk, and morning. {A} took hold of Sunday, and tasted it, and gave it back a little wetter.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '{A} had a spare pair in the bag, right at the bottom, as visitors do. “In case of what?” asked {H}. “Nobody’s ever told me,” said {A}. “They just say it in case.”',
        '{A}’s had no days on them. They had pineapples. “Then what do you do on a Wednesday?” asked {H}. “I look at the calendar,” said {A}. {H} had never thought of that.'
      ]
    },
    {
      id: 'turn-round',
      A: 'partner',
      paragraphs: [
        '“When did you last see it?” asked {A}. “Last night,” said {H}. “I laid it on the chair for the morning.” “And in the morning?” “I got dressed. It was dark, and I was still asleep.”',
        '{A} said nothing for a while. “It’s written on the back,” said {A} then. “There’s one person who can never read it.” {H} turned round to see who that was. There was nobody there.'
      ]
    }
  ],
  turn: [
    {
      id: 'behind-the-door',
      A: 'partner',
      paragraphs: [
        'Then {H} went quite still, and went behind the door to look. “There’s nothing on the back,” said {H} from there. “It’s only plain.” “Oh,” said {A}. “I was so sure.” It was quiet for a bit longer behind the door.',
        '“It’s on the front!” cried {H}. “They’re on the wrong way round! I’ve had it on all day!” {H} came out, and both arms went up. “I’m Wednesday!”'
      ]
    },
    {
      id: 'explains',
      A: 'same',
      spare: 16,
      paragraphs: [
        'That explained a good deal. All day there had been something tight in front, and rather a draught behind. “I thought I was growing,” said {H}.',
        '“And at lunch you went out of the door twice,” said {A}. “You came in, and went out again backwards.” {H} couldn’t remember that. But with pants the wrong way round it might happen to anybody.'
      ]
    },
    {
      id: 'two-chapters',
      A: 'partner',
      paragraphs: [
        'One peg stayed empty on the line, and that was quite right. “It can’t hang there till it’s over,” said {H}. {A} put the towel back, and fetched the book.',
        'They sat under the line, where it smelled of soap. {A} read one chapter, and then one more. Now and then Thursday swung a little on its peg. “Not yet,” said {H} to it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the basket, and Wednesday was not there.',
      '{names} tangled with Saturday, and came out on the other side.',
      { text: '{names} handed up the pegs, one for each day.', needs: ['hands'] },
      { text: '{names} counted the days on one hand, and ran out of fingers.', needs: ['hands'] }
    ],
    way: [
      '{names} ran after the sock, in case it knew something.',
      '{names} stood up as well, to show that nobody sat on it.',
      { text: '{names} shook the pillowcases, and out fell a hanky from June.', needs: ['hands'] },
      { text: '{names} held up Friday, but that was no help.', needs: ['hands'] }
    ],
    turn: [
      '{names} whooped, since it was Wednesday after all.',
      '{names} tried on Sunday, from the wrong end.',
      { text: '{names} pegged up the sock, on the peg that had stayed free.', needs: ['hands'] },
      { text: '{names} plumped up the cushions for the first of the two chapters.', needs: ['hands'] }
    ]
  },
  bed: [
    'When the second chapter was done, {H} took Wednesday off, and let it fall into the basket. So that was over.',
    'Then {H} washed and got into pyjamas, with the buttons at the front. On the line hung Thursday, in no hurry at all.'
  ],
  last: [
    'Between Tuesday and Thursday there was an empty peg, and {H} was asleep.',
    'Wednesday lay in the basket, Thursday hung on its peg, and in between {H} slept.'
  ]
})
