import type { ScenePlot } from '../../format.ts'
import { wishPlot, type WrittenScene } from '../wish-plot.ts'

/** What such a party has of its own; all else is the same at each. */
interface PartyTheme {
  id: string
  /** Words for it, as they are typed. */
  typed: string[]
  one: string
  many: string
  /** What the hero wears, after “had”. */
  dress: string
  /** What all of them have, after “with”. */
  same: string
  /** What is lifted off at the end and put on again: “the hat”. */
  off: string
  cry: string
  titles: string[]
  cake: [string, string]
  game: [string, string]
  moves: [string, string]
  except?: string[]
}

const PIRATE: PartyTheme = {
  id: 'pirate',
  typed: ['pirate', 'pirates'],
  one: 'pirate',
  many: 'pirates',
  dress: 'a black hat, one eyepatch, and a beard of brown wool',
  same: 'a black hat and a beard',
  off: 'hat, beard and patch',
  cry: 'Arrr',
  titles: ['Eight Pirates, One Birthday', 'The Only Pirate', 'I’ve Come as {H}', 'Arrr, Said Everybody', 'A Party of Captains'],
  cake: [
    'The cake was an island with a palm tree. There was a cross on it in jam, and under the cross lay a chocolate coin. So everybody wanted just that piece. “I’m the captain,” said Ravi. “So am I,” said Tess. They were all captains. There was nobody to row.',
    '“Then we dig from all sides,” said {H}. Eight spoons dug. The island grew thin, and the palm tree lay down. “Land’s gone,” said {A}. The coin was on Ravi’s beard.'
  ],
  game: [
    'They hunted for treasure all over the house. The map said ten steps from the tree. “Whose steps?” asked {A}. Tess took ten, and stood in the bath. Ravi took ten, and stood in the wardrobe. {H} took ten very small ones.',
    '“It’s under the mat!” yelled {H}, and it was. There were gold coins, as many as pirates, and one extra. Nobody knew what to do with the extra one. So they buried it again.'
  ],
  moves: [
    'With one eye shut it is hard to pour. Tess poured juice beside the cup, and Ravi poured it into his hat. “It’s safer in there,” said Ravi. He drank from the brim, and his beard drank too.',
    '“Change eyes!” said {H}, and all the patches went to the other side. “Better?” asked {A}. Now they missed on the other side, so both halves of the table were the same.'
  ]
}

const PRINCESS: PartyTheme = {
  id: 'princess',
  typed: ['princess', 'princesses'],
  one: 'princess',
  many: 'princesses',
  dress: 'a gold crown, a pink cloak, and gloves up to the elbow',
  same: 'a gold crown and a long cloak',
  off: 'crown, cloak and gloves',
  cry: 'How do you do',
  titles: ['Eight Crowns, One Birthday', 'The Only Princess', 'I’ve Come as {H}', 'How Do You Do, Said Everybody', 'After You, Princess'],
  cake: [
    'The cake was a castle with four towers. In each tower sat a strawberry. A princess does not reach across the table, so all of them sat and waited. “After you,” said Tess. “No, after you,” said Ravi. “After you,” said {H}. Nobody was after anybody.',
    'It went twice round like that. “Shall I put it away?” asked {A}. Then eight princesses reached at once. The towers fell outwards, and there was a strawberry up Ravi’s glove.'
  ],
  game: [
    'There was one pea under the sofa cushions. Everybody had to sit down and say where. “Here!” said Ravi, and stood up to look. It was a button. “Here!” said Tess. It was a piece of train. “My poor back,” said Ravi.',
    '{A} only wanted to tie a shoe, and sat down on the end. “Ow,” said {A}. There it was, quite flat. Eight princesses looked at {A}, and made a deep bow.'
  ],
  moves: [
    'They danced at the ball, in cloaks as long as the carpet. Ravi stepped on Tess’s cloak. Tess stood still, and the one behind did not. One after the other they sat down, quite gently, in a row. “Lovely dancing,” said {A}.',
    '“That’s the sitting dance,” said {H} from the floor. “It’s for princesses only.” They danced it three more times. They got quicker at it.'
  ]
}

const UNICORN: PartyTheme = {
  id: 'unicorn',
  typed: ['unicorn', 'unicorns'],
  one: 'unicorn',
  many: 'unicorns',
  dress: 'a silver horn, two white ears, and a rainbow tail',
  same: 'a silver horn and a tail',
  off: 'horn, ears and tail',
  cry: 'Nayyy',
  titles: ['Eight Horns, One Birthday', 'The Only Unicorn', 'I’ve Come as {H}', 'Nayyy, Said Everybody', 'A Doughnut on the Horn'],
  cake: [
    'The cake was a unicorn’s head with a rainbow down its neck. Its horn was a wafer. All the unicorns bent over it, to smell. Tock, tock, tock, went the real horns. Ravi came up with a piece of rainbow on the end.',
    '“You’re meant to use a fork,” said {A}. “It’s a fork for one,” said Ravi. He couldn’t get his mouth there, however he turned. He went round and round, and Tess ate it.'
  ],
  game: [
    'They threw paper rings, and you had to catch them with your horn. {H} caught two. Tess caught one, and wore it. Ravi ran after a ring, head down, and caught the curtain.',
    '“Nobody move,” said {A}, and lifted Ravi off the hook. There was a hole in the curtain now, small and round. The sun came through it, and made a spot on the cake.'
  ],
  moves: [
    'Unicorns can only gallop. They galloped to the bathroom to wash, and back again. Then somebody knocked on the door. “Have you got horses in here?” asked Mr Bell from below. Eight heads looked out behind {A}. “No,” said {A}. “Not horses.”',
    'Mr Bell looked at the horns for a while. “That’s all right, then,” said Mr Bell, and took a piece of cake. Then Mr Bell walked down again on tiptoe, as if to show them how.'
  ],
  except: ['horn', 'toy']
}

const DINOSAUR: PartyTheme = {
  id: 'dinosaur',
  typed: ['dinosaur', 'dinosaurs', 'dino', 'dinos', 't-rex', 'trex', 'jurassic'],
  one: 'dinosaur',
  many: 'dinosaurs',
  dress: 'a green hood with teeth, claws on both hands, and a long stuffed tail',
  same: 'a green hood and a tail',
  off: 'hood, claws and tail',
  cry: 'Rarrr',
  titles: ['Eight Tails, One Birthday', 'The Only Dinosaur', 'I’ve Come as {H}', 'Rarrr, Said Everybody', 'Mind the Tail'],
  cake: [
    'The cake was a volcano, with red jam down the sides. The dinosaurs stamped round it, to make it go off. Boom, boom, went their feet. A crack came in the top. “It works!” yelled Ravi. Then the whole hill slid slowly off its plate.',
    '“Run!” said Tess, and nobody ran. They ate up the jam wherever it came. “Dinosaurs should be scared of that,” said {A}. “We’re the sort that likes jam,” said {H}.'
  ],
  game: [
    'They dug for bones in a tub of sand. Tess found a rib. Ravi found a foot. They laid it all out on the floor, to see what it had been. It had five legs and a spoon. “That’s a Spoonosaurus,” said {H}.',
    '“What did it eat?” asked {A}. “Soup,” said {H}. Everybody could see that. They gave it the last biscuit for a head, and it had a head for nearly a minute.'
  ],
  moves: [
    'The trouble with a tail is that it is behind you. Tess turned round to look at it, and the cups were gone from the table. Ravi turned round to see what fell, and there went the plates. “Stand still!” called {A}.',
    'They stood. “Now all turn the same way,” said {H}. Eight tails went round like a big brush. When they had finished there was nothing on the table at all, and it was very clean.'
  ],
  except: ['egg', 'museum', 'fossil']
}

const SUPERHERO: PartyTheme = {
  id: 'superhero',
  typed: ['superhero', 'superheroes', 'super hero', 'super heroes', 'superheros'],
  one: 'superhero',
  many: 'superheroes',
  dress: 'a red cape, a blue mask, and boots with stars on',
  same: 'a red cape and a mask',
  off: 'cape, mask and boots',
  cry: 'To the rescue',
  titles: ['Eight Capes, One Birthday', 'The Only Superhero', 'I’ve Come as {H}', 'To the Rescue, Said Everybody', 'Somebody Has to Be Saved'],
  cake: [
    'The cake had a city on it, with windows of icing. “Who wants a piece?” asked {A}, and came near with the spoon. “Save the city!” shouted Ravi. Eight superheroes lay down round the cake, with their arms over it. Nobody could get at it now, not even they.',
    '“It’s chocolate inside,” said {A}. It was quiet under the capes. “We could save it from inside,” said Tess. So they began with the town hall.'
  ],
  game: [
    'Somebody had to be saved, and all of them were superheroes. Nobody would sit in the tower. “You do it,” said {H} to {A}. {A} sat down on the back of the sofa, and called for help in a high voice. Eight of them came.',
    'Two took {A}’s arms, and two took the legs, and Ravi took the hair. “I feel safer already,” said {A}. “Let go.” They saved {A} five times, and each time {A} needed it more.'
  ],
  moves: [
    'Superheroes can see through walls. {H} looked at the kitchen wall with both hands on the mask. “There’s a bowl,” said {H}, “with crisps.” {A} went to look. It was quite true. “And who put them there?” asked {A}.',
    '“I did,” said {H}. Ravi looked too, long and hard, and saw a wall. “There’s something behind it, though,” said Ravi. “I can smell it.”'
  ],
  except: ['villain', 'power', 'powers', 'really', 'becomes']
}

const themedParty = (t: PartyTheme): ScenePlot => {
  const want: WrittenScene[] = [
    {
      id: 'eight-of-them',
      A: 'partner',
      paragraphs: [
        `It was {H}’s birthday, and there was a ${t.one} party. {H} had on ${t.dress}. “I’m the ${t.one}!” said {H}, and opened the door. There stood a ${t.one}. Behind it stood six more, all with ${t.same}. “${t.cry}!” they said, and came in.`,
        `Now there were eight of them, and nobody could say which was which. “Happy birthday, {H}!” said {A}, and hugged Ravi. “${t.cry},” said Ravi. “I’m over here!” called {H}. {H} wanted everybody to see whose birthday it was.`
      ]
    }
  ]
  const way: WrittenScene[] = [
    {
      id: 'which-is-which',
      A: 'partner',
      paragraphs: [
        '{A} gave the biggest present to Tess. “That’s mine!” said {H}. “I’m {H}!” Ravi thought that this was the game. “I’m {H}!” he shouted. “No, I am!” shouted Tess. Soon all eight of them were {H}, and jumped up and down.',
        `“Quiet!” said {A}. “Who’s really {H}? Put up your hand.” {H} put one up. So did all the ${t.many}. Ravi put up both, to be on the safe side.`
      ]
    },
    { id: 'cake', A: 'partner', spare: 1, paragraphs: t.cake },
    { id: 'game', A: 'partner', spare: 2, paragraphs: t.game },
    {
      id: 'mirror',
      A: 'partner',
      spare: 4,
      paragraphs: [
        `In the hall there was a long mirror. {H} stood before it, to see what it looked like to be a ${t.one}. It looked very good. {H} put out a tongue. The ${t.one} in the mirror only scratched an ear.`,
        '“It isn’t doing it,” said {H}. “That’s me,” said Tess. “I’m standing next to the mirror.” They both looked at the mirror then, and two tongues came out. “Which one’s mine?” asked {H}. “The red one,” said Tess.'
      ]
    },
    {
      id: 'by-the-shoes',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '{A} had a clever plan. “I know {H}’s socks,” said {A}, and crawled along the row. There were stripes and dots, and one big toe that looked out. “That’s {H}!” said {A}, and tickled it. “Hee hee,” said Ravi.',
        '“Why have you got {H}’s socks on?” asked {A}. “Mine got in the juice,” said Ravi. “And whose have you got, {H}?” Under the table one foot drew back. It had been in the juice too, and had nothing on at all.'
      ]
    },
    { id: 'moves', A: 'partner', spare: 3, paragraphs: t.moves },
    {
      id: 'parcel-at-the-door',
      A: 'partner',
      spare: 6,
      paragraphs: [
        `The bell rang, and it was the postwoman. “I’ve got a parcel for {H},” she said. “${t.cry}!” said the ${t.many}, and there were sixteen hands. She looked along the row, and then at the parcel. “It’s only one,” she said.`,
        '“Give it to the one who says thank you,” said {A}. There were eight thank-yous. The postwoman sat down on the step. She said that it was the politest house in the street, and could she have some water.'
      ]
    },
    {
      id: 'counting-heads',
      A: 'partner',
      spare: 7,
      paragraphs: [
        `{A} counted them before tea. “Nine,” said {A}. There ought to be eight. {A} counted once more, with a finger. It was nine again. “Who doesn’t belong here?” asked {A}. The ${t.many} looked at each other and shook their heads.`,
        '“You count,” said {A}. {H} counted, and there were eight. {H} thought about that. “You’ve got to stop when you come to the coat stand,” said {H}. It had a hat on, and looked very much at home.'
      ]
    },
    {
      id: 'zip',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Tess had to go to the toilet, and the zip was stuck. “It’s urgent,” said Tess. {A} pulled, and {H} pulled at {A}. At the very last moment the zip gave way. {A} sat on the floor, and Tess was gone.',
        `“Does anybody else need to go?” asked {A}. Nobody did. Then they heard the water run. “I do now,” said Ravi. After that there was a queue, and every ${t.one} in it stood with crossed legs.`
      ]
    },
    {
      id: 'song',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Then they sang. “Happy birthday to you,” sang everybody, and looked round for who that was. Half of them sang it to Tess. The others sang it to Ravi, for he had begun to bow. Only {A} sang it to {H}, and that was by mistake.',
        '“Dear {H},” they sang. “Yes, thank you, very kind,” said Ravi. “Do sing it again.” {A} held on to the cake. It was not going to anybody until that was cleared up.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        `“I can tell which is {H},” said {S}. “I’ve known those ears since they were new.” {S} walked along the ${t.many}, and looked behind each head. {A} kept very still. {S} went past, and came back again.`,
        '“This one,” said {S}, and kissed it behind the ear. It was {A}. “How did you know?” whispered {A}. “There’s soap in there,” whispered {S}. “Nobody else has got any.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        `{S} had come as a ${t.one} too, but {S} had taken it off when it got hot. “I know which one you are,” said {S}. “How?” asked {A}. “You’re the one who’s cross,” said {S}. “The rest of them are having a party.”`,
        '{A} tried to look less cross. “And now?” “Now I can’t tell any more,” said {S}, and gave half a biscuit to Ravi by mistake.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        `Only {A} was never wrong. {A} came in and looked at the eight ${t.many}. Then {A} settled down beside the third from the left. That one was {H}. “{A} knows!” said {H}.`,
        '“{A} smells the sausage in your pocket,” said Tess. {H} put the sausage in Ravi’s pocket, to see. {A} thought it over. Then {A} lay down exactly in the middle between them.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        `{A} looked at all the ${t.many}, and {A}’s lower lip began to come out. That was too many faces with nobody behind. {H} bent down close. “It’s only me,” said {H}, and lifted a corner of it all. “Peep-bo!”`,
        '{A} laughed out loud. So the seven others had to bend down and do it as well. {A} laughed at each of them, and longest at Ravi, who had forgotten which side was the front.'
      ]
    },
    {
      id: 'who-is-not-here',
      A: 'partner',
      paragraphs: [
        `{H} sat down under the coats. {A} came and sat there too. “I was such a good ${t.one},” said {H}, “and now so is everybody.” “I’ve got eight ${t.many} in there,” said {A}. “I only wish I had one {H}.”`,
        '{H} looked up. On the lowest hook hung {H}’s old green jumper, with the hole in its elbow. Nobody else had one like that.'
      ]
    }
  ]
  const turn: WrittenScene[] = [
    {
      id: 'come-as-hero',
      A: 'partner',
      paragraphs: [
        `Off came ${t.off}, and on went the jumper. {H} walked in. The ${t.many} stopped. “Who’s that?” whispered Tess. “I’ve come as {H},” said {H}. “It’s {H}!” yelled Ravi. “It really looks like {H}!”`,
        'And now everybody knew. They sang to the green jumper, and nobody else bowed. {H} blew, and the candles went out all together. Then {H} got every present, even the one that Tess had been sitting on.'
      ]
    },
    {
      id: 'dressed-as-hero',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“It’s a very good costume,” said Ravi, and walked all round it. “Where did you get it?” “I’ve had it for ages,” said {H}. Ravi put a finger through the hole in the elbow. “It’s even got a real arm in,” he said.',
        '“Do you do the voice as well?” asked Tess. {H} said something. They all thought that it was just like {H}’s. {A} said it was a bit too loud, and that was just like {H}, too.'
      ]
    },
    {
      id: 'thank-you-for-coming',
      A: 'partner',
      spare: 15,
      paragraphs: [
        `At six the parents came, and stood in the doorway. “Which one is mine?” asked Ravi’s mother. She looked at all the ${t.many}, and sighed. “I’ll take any,” she said.`,
        '“Say goodbye, then you’ll hear it,” said {A}. They said goodbye. Ravi’s mother took the one who said it with his mouth full. It was the right one. She had not even looked.'
      ]
    },
    {
      id: 'only-one',
      A: 'partner',
      paragraphs: [
        '“I want to be {H} as well,” said Ravi. “So do I,” said Tess. {A} brought all of {H}’s jumpers, and the old ones too. Soon there were seven of {H} round the table.',
        `{H} looked along the row. Then on went ${t.off} again, and {H} stood in the door. “${t.cry}!” said {H}. “Look!” they all shouted. “A ${t.one}!” And it was the only one there.`
      ]
    }
  ]
  return wishPlot({
    id: `wish-${t.id}-party`,
    wishes: t.typed.flatMap((word) => [`${word} party`, `${word} parties`, `${word} birthday`, `${word} themed party`, `${word} themed birthday`, `${word} theme party`, `${word} bday`, `party dressed ${word}`, `party everyone ${word}`]),
    answers: [...t.typed, t.one, t.many, 'party', 'parties', 'birthday', 'themed', 'theme', 'cake', 'dress', 'dressed', 'dressing', 'costume', 'costumes', 'friends', 'friend', 'children', 'kids', 'all', 'everyone', 'came', 'come', 'coming', 'today', 'tomorrow', 'saturday', 'sunday', 'weekend', 'yesterday', 'having', 'has', 'had', 'have', 'her', 'his', 'my', 'our', 'as', 'turning', 'turns', 'turned', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', '2nd', 'bday', '3rd', '4th', '5th', '6th', '7th', '8th', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'excited', 'best', 'fun', 'games', 'presents', 'balloons', 'home', 'garden', 'school', 'class', 'big', 'was', 'were', 'loved', 'loves', 'wants', 'want', 'little'],
    except: ['sad', 'cried', 'scared', 'afraid', 'shy', 'invited', 'invitation', 'nobody', 'cancelled', 'not', 'no', 'ill', 'sick', 'hospital', 'sister', 'brother', 'sister’s', 'brother’s', 'cousin', 'cousin’s', 'mum', 'dad', 'mummy', 'daddy', 'grandma', 'grandpa', 'dog', 'cat', 'forgot', 'lost', 'late', 'ship', 'island', 'hurt', 'died', 'divorce', 'dragon', 'fight', 'mean', ...(t.except ?? [])],
    moods: ['waiting', 'proud', 'first'],
    company: ['jumper', 'coats', 'mirror', 'parcel', 'postwoman', 'coat stand'],
    isTale: true,
    about: `Everybody comes to the ${t.one} party as a ${t.one}, so nobody can tell whose birthday it is, until the hero comes as the hero, in the old jumper.`,
    titles: t.titles,
    want,
    way,
    turn,
    everybody: {
      want: [
        '{names} looked from one to the next, and greeted the wrong one.',
        '{names} got out of the way of all those feet.',
        { text: '{names} hung up eight coats on four hooks.', needs: ['hands'] },
        { text: '{names} blew up one more balloon, and tied it to the door.', needs: ['hands'] }
      ],
      way: [
        '{names} hid under the table until the shouting was over, and found a crisp.',
        '{names} followed Ravi about, because Ravi dropped so much.',
        { text: '{names} poured juice for eight, and then for eight more.', needs: ['hands'] },
        { text: '{names} wrote a name on each cup, and the cups got mixed up.', needs: ['hands'] }
      ],
      turn: [
        '{names} gave the green jumper a good long hug.',
        '{names} stayed close to the jumper, to be sure of it.',
        { text: '{names} turned up sleeves, all along the table.', needs: ['hands'] },
        { text: '{names} held the candles straight and counted to three.', needs: ['hands'] }
      ]
    },
    bed: [
      'When the last guest had gone, they picked up the paper and the crumbs. The jumpers went back in the drawer, and one of them had cake in its sleeve.',
      `{H} washed, and put ${t.off} on the chair by the bed. Then {H} lay down. That made two of them.`
    ],
    last: [
      `On the chair sat something very like a ${t.one}, and in the bed {H} was asleep.`,
      'There was only one {H} in the whole house now, and that one was asleep.'
    ]
  })
}

export const themedParties: ScenePlot[] = [PIRATE, PRINCESS, UNICORN, DINOSAUR, SUPERHERO].map(themedParty)
