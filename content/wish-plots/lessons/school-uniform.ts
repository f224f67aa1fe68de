import { wishPlot } from '../wish-plot.ts'

export const schoolUniform = wishPlot({
  id: 'wish-school-uniform',
  beginsElsewhere: true,
  wishes: ['school uniform', 'school uniforms', 'uniform', 'uniforms', 'new uniform', 'trying on uniform', 'school jumper', 'school jumpers', 'school sweater', 'school shirt', 'school blazer', 'school tie', 'school skirt', 'school pinafore', 'name labels school', 'uniform too big', 'sleeves too long', 'jumper too big', 'second hand uniform', 'hand me down uniform'],
  answers: ['school', 'new', 'trying', 'try', 'on', 'wearing', 'wears', 'wear', 'first', 'day', 'tomorrow', 'monday', 'big', 'too', 'long', 'sleeves', 'sleeve', 'label', 'labels', 'name', 'names', 'jumper', 'sweater', 'shirt', 'shoes', 'starting', 'second', 'hand', 'handed', 'down', 'old', 'proud', 'nervous', 'looks', 'smart', 'itchy', 'scratchy', 'grow', 'same', 'putting', 'getting', 'buying', 'shop', 'bought', 'her', 'his', 'grown', 'into'],
  except: ['police', 'policeman', 'fireman', 'firefighter', 'nurse', 'doctor', 'soldier', 'army', 'pilot', 'football', 'scout', 'scouts', 'brownie', 'brownies', 'chef', 'dad', 'mum', 'dad’s', 'mum’s', 'dog', 'cat', 'bear', 'robot', 'penguin', 'penguins', 'dinosaur', 'lost', 'loses', 'losing', 'missing', 'wrong', 'else', 'someone', 'somebody', 'swapped', 'won’t', 'wont', 'refuses', 'refused', 'hates', 'hate', 'crying', 'cried', 'laughed', 'teased', 'torn', 'ripped', 'poor', 'afford', 'magic', 'wizard', 'hogwarts', 'small', 'tight', 'outgrown', 'chews', 'chewing', 'chew'],
  moods: ['first', 'waiting', 'learning', 'change', 'afraid', 'proud'],
  about: 'The sleeves of the school jumper hide both hands, until a thumb goes through a small hole in the cuff; at school a big girl has one like that.',
  titles: ['Where the Hands Had Gone', 'A Hole for the Thumb', '{H} and the Very Long Sleeves', 'R. Okafor Had It Before', 'Room to Grow'],
  want: [
    {
      id: 'no-hands',
      A: 'partner',
      paragraphs: [
        'On Monday school began, and {H} tried on the uniform. The jumper was fine as far as the elbows. After that it just went on. “Where are my hands?” asked {H}. The sleeves hung down empty, like two ears.',
        '“They’re in there,” said {A}. “It’s got room to grow.” But {H} needed hands by Monday. You had to put one up when you knew something. {H} tried it. The sleeve stood for a moment, and folded over. “Nobody’ll know that I know,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'rolled-up',
      A: 'partner',
      paragraphs: [
        '“You roll them up,” said {A}, who knew about it. Now there was a sausage round each wrist. {H} put a hand up, and the sausage ran down over it like a blind. “Flop,” said {H}.',
        '“Then you grow a bit,” said {A}. They measured one arm on Saturday and again on Sunday. It was the same arm. On the label in the neck somebody had written in blue: “R. Okafor”. Under that was room for one more name.'
      ]
    },
    {
      id: 'elephant',
      A: 'same',
      spare: 1,
      paragraphs: [
        'With sleeves like that you could do a lot of things. {H} could pour out tea without a pot. {H} could be an elephant at both ends. “What’s it like to shake hands with you?” asked {A}, and took hold of a cuff. It was like shaking hands with a curtain.',
        '“Good morning,” said the curtain. {A} bowed. Then {A} felt a bit further up, and found the hand, about where the elbow would be expected. “There’s somebody living in there,” said {A}. The hand drew back.'
      ]
    },
    {
      id: 'buttons',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The shirt had nine buttons. {H} did them all up without help, from the bottom to the top. In the end there was one button left, and no hole. They went down the front together. At the fourth one two had got into the same bed.',
        '“Start at the bottom,” said {A}. {H} had. “Then start at the top.” {H} did, and then there was a hole left over, at the bottom, with nobody in it. “I’ll tuck that one in,” said {H}.'
      ]
    },
    {
      id: 'all-the-same',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Everybody’s wearing it on Monday,” said {A}, “all in the same blue.” {H} had not thought of that. “Then how will you know which one’s me?” {A} walked all round, to learn it. “By the ears,” said {A}. “And by how you stand on one foot.”',
        '{H} looked down. It was true, the other foot was somewhere else. “And if they’re all standing on one foot?” “Then I’ll call,” said {A}, “and whoever falls over is you.”'
      ]
    },
    {
      id: 'the-label',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Everything had to have the name in it. {A} sat there with a pen, and wrote {H} in the jumper, and in both shoes. It went into the bag, and on the bottle, and in the hat. There were two socks left. “How’s anybody to lose one sock?” asked {A}.',
        '{H} had lost one like that in the spring. So the left sock got the front half of the name, and the right one got the back. “Now they’ll have to stay together,” said {H}, “or nobody knows what I’m called.”'
      ]
    },
    {
      id: 'scratch',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At the back of the neck something scratched. It scratched when {H} sat, and when {H} thought. “That’s the washing label,” said {A}, and read it out. “Cool wash. Do not tumble. Keep away from fire.” “I’m not going to tumble,” said {H}. “It can be quiet now.”',
        '{A} snipped it off and laid it on the table. Without a neck it did not scratch at all. It had only been nervous. {H} put it in the pencil case, in case somebody wanted to know how to wash it.'
      ]
    },
    {
      id: 'sitting-in-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The jumper had a fold in it, from the drawer, right across the middle, like a parcel. You had to wear that out. {H} sat down in it, and got up, and lay on the rug. {A} rolled {H} from the left to the right. “Does it bend now?” asked {A}.',
        '“It creaks a bit,” said {H}. They climbed over the sofa, and crept under the table. After that the uniform knew the way. There was a crumb on one knee. “Now it’s mine,” said {H}.'
      ]
    },
    {
      id: 'what-i-wore',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I had a tie,” said {A}. “Every day at dinner it hung in the soup. It always got there before I did.” {H} felt at the place where a tie would be. “And was it allowed?” “They knew it by then,” said {A}. “They laid it a spoon.”',
        '“One day Mr Lemon looked at it for a long time. It was tomato that day, and pea the day before.” “And what did he say?” asked {H}. “He said that he’d like what the tie was having.”'
      ]
    },
    {
      id: 'clips',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They tried two clothes pegs. With one on each sleeve {H} had hands again, and looked like a washing line. “Put it up now,” said {A}. The hand went up, and the peg went off. It landed in the fruit bowl, and held on to a pear.',
        'A ribbon was better, with a bow on top. “Now I look like two presents,” said {H}. Then {H} waved, to try it out, and one of them came undone. There was no hand in it.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In the mirror stood a schoolchild. {H} had not seen that one before. It had the same face, but it was standing up straighter, because of the collar. “Good morning,” said {H}. It said so at the same time.',
        '“Do you know where the toilets are?” {H} asked it. It did not know either. It looked just as if it wanted to ask that too. {H} took half a step nearer, until their noses touched. “Then we’ll look for them together,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} sniffed along the new one from the bottom to the top. It smelled of shop, and a little of R. Okafor. {H} must be in there somewhere. At the end of a sleeve {A} came upon something warm, and stopped.',
        '“Yes,” said the sleeve, “it’s me.” {A} stayed there for a while. When {A} had gone, there were nineteen hairs on it, all standing to attention. “Now I’ve got a badge,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“Mine came from my cousin,” said {S}, “and hers came from hers. It was so old that it knew the answers. In sums I just had to scratch my elbow.” “And was it always right?” asked {A}.',
        '“Up to seven times seven,” said {S}. “There was a patch from there on.” {A} looked at the inside of the jumper, at the elbows. They were as good as new. R. Okafor could not have scratched much.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to wear it as well, and got the jumper for a minute. It came down to the floor. Nothing was left of {S} but the hair. “I’m going to school,” said the jumper, and walked into the door frame.',
        '“It’s got room to grow,” said {A}, who knew about that by now. {S} turned round in it, until the front was at the back. The arms stayed where they were. “I’ve grown already,” called {S} from inside. “I can see out of the neck.”'
      ]
    },
    {
      id: 'the-hole',
      A: 'partner',
      paragraphs: [
        'On Sunday evening {A} found a hole in the left cuff, as small as a bean. There was one in the right cuff too. {A} fetched a needle, and stopped. “That’s funny,” said {A}. “They’re both in the same place. Somebody did that on purpose.”',
        '{H} pulled the sleeve on once more, and felt around inside. A thumb came out.'
      ]
    }
  ],
  turn: [
    {
      id: 'thumbs',
      A: 'partner',
      paragraphs: [
        'Then came the other thumb. Now the sleeves could not slip. They lay over the hands like mittens, and at the front were eight fingers. {H} put one hand up, and it stayed up. “Yes, {H}?” said {A}. “I know it,” said {H}.',
        '{A} put the needle away.'
      ]
    },
    {
      id: 'practice-asking',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What’s the capital of the fridge?” asked {A}. Up went the hand. “Butter,” said {H}. “And how many legs has a Tuesday?” The hand was up before {A} had got to the end. “It can’t wait,” said {H}. “It’s been in there for three days.”',
        'They went on until all ten fingers had been asked. The thumb was allowed to answer too. It did not know much yet, but it had a very good place.'
      ]
    },
    {
      id: 'monday',
      paragraphs: [
        'On Monday the yard was blue from wall to wall. {H} stood by the fence with both thumbs in. A tall girl from the top class came by, and stopped. “I made those,” said the girl. “It took me half a year, with a pencil.”',
        'She held out her own sleeves, which were new, and just the right length. In each cuff a thumb was looking out. “Rosa Okafor,” said the girl, and they shook thumbs. Then the bell rang, and the teacher asked who knew what day it was. One hand went up, and stayed there.'
      ]
    },
    {
      id: 'told-at-home',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Did you put your hand up?” asked {A} in the afternoon. “Twice,” said {H}. “The first time I knew it.” “And the second?” “The second time I only wanted to see if it still worked.” {A} could understand that.',
        'There was paint on the left cuff, and soup on the right. The fold in the middle had gone. {H} smelled at it, to see. It smelled of chalk and oranges now, and of a room with thirty people in it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into a sleeve, and it was a long way.',
      '{names} waited for the hands, at the lower end.',
      { text: '{names} held up a hanger, and the jumper was still longer.', needs: ['hands'] },
      { text: '{names} polished the shoes, till there was a window in each.', needs: ['hands'] }
    ],
    way: [
      '{names} looked round, when the sausage said flop.',
      '{names} stretched, and was no longer than on Saturday.',
      { text: '{names} held the ruler, at the elbow end.', needs: ['hands'] },
      { text: '{names} pulled at a sleeve, and it got no shorter.', needs: ['hands'] }
    ],
    turn: [
      '{names} saw it too, and blinked at a thumb.',
      '{names} came along on Monday, as far as the fence.',
      { text: '{names} put up a hand as well, and knew it.', needs: ['hands'] },
      { text: '{names} waved, with all four fingers and the thumb.', needs: ['hands'] }
    ]
  },
  bed: [
    'The uniform was laid over the chair for the morning, with its arms folded. In the neck there were two names, one under the other.',
    '{H} washed both hands, since they were out, and put on the pyjamas. Those had short sleeves. In bed there was a great deal of room to grow.'
  ],
  last: [
    'Somewhere under the blanket were two hands, and nobody had to look for them, for {H} was asleep.',
    'On the chair the jumper kept both holes open, and {H} slept.'
  ]
})
