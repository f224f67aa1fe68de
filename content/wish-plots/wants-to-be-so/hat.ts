import { wishPlot } from '../wish-plot.ts'

export const whoeverHat = wishPlot({
  id: 'wish-whoever-hat',
  visits: 'anything',
  whoever: [
    'wants to wear a hat',
    'wants a hat',
    'wants a new hat',
    'wants to have a hat',
    'wants to get a hat',
    'can’t wear a hat',
    'can’t find a hat',
    'has no hat',
    'needs a hat',
    'buys a hat',
    'bought a hat',
    'gets a hat',
    'got a hat',
    'dreams of a hat',
    'dreams of wearing a hat',
    'longs for a hat',
    'loves hats',
    'loves to wear hats',
    'loves wearing hats',
    'likes hats',
    'likes wearing hats',
    'wants to be elegant',
    'is not elegant',
    'isn’t elegant',
    'dreams of being elegant',
    'wants to be posh',
    'wants to be smart and elegant',
    'wants to look elegant',
    'wants to look smart',
    'wants to dress up',
    'loves dressing up',
    'loves to dress up',
    'likes dressing up',
    'likes to dress up',
    'dresses up',
    'wants to dress elegantly',
    'wants to get dressed up',
    'can’t keep its hat on',
    'chases its hat',
    'tries on hats',
    'wants a bonnet',
    'wants to be fancy',
    'keeps losing its hat',
    'has a hat that keeps falling off',
    'wants to look dapper'],
  except: ['as', 'magic', 'magician', 'rabbit', 'lost', 'stolen', 'stole', 'party', 'ball', 'wedding', 'hair', 'hospital', 'witch', 'wizard', 'pirate', 'cowboy', 'dress', 'birthday', 'sun'],
  company: ['glass', 'milk', 'table', 'picture', 'ship', 'hat', 'rug', 'shelf', 'menu', 'restaurant'],
  about: 'The hero wants to serve a glass fuller than full, and whoever wants a hat loses it at each step; both stay where they are as soon as you look where you are going.',
  titles: ['Fuller Than Full', 'A Table for {visitor}', 'Three Sails', 'The Guest in the Hat', 'Half of It Is on the Rug'],
  want: [
    {
      id: 'restaurant',
      A: 'partner',
      paragraphs: [
        '{A} sat in a restaurant, at the far end of the kitchen table. {H} was the waiter. {H} wanted to bring a glass so full that the milk stood up above the edge. Not one drop might get out. “Waiter,” said {A}, “half of it is on the rug.”',
        'There was a knock. It was {visitor.first}. “Have you got a table?” asked {visitor}. “Only for people in hats,” said {A}. “It’s a very good restaurant.”'
      ]
    }
  ],
  way: [
    {
      id: 'keep-an-eye-on-it',
      A: 'partner',
      paragraphs: [
        '{A} took down the hat with the brim, and set it on {visitor}. At the second step it slid off. “You’ve got to keep an eye on it,” said {A}, who was quite sure. “And you on the milk. Then they can’t do anything.”',
        'So {visitor} looked up at the hat, and leaned back for that. Plop. {H} looked into the milk. It swung to the left, and {H} swung after it. “I saw it all,” said {H} from the rug.'
      ]
    },
    {
      id: 'where-it-belongs',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Perhaps that isn’t the place for it,” said {A}. They hung the hat on {visitor} here and there, and stepped back each time. On {caller.part} it looked best. It looked as if it had grown there, and had a birthday.',
        '“But then there’s only one bit of me that’s going out,” said {visitor}. “The rest looks as if it were staying at home.” {H} could see that too. So it went up on the top again, where a hat can speak for everybody.'
      ]
    },
    {
      id: 'half-as-fast',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Elegant is the same as always,” said {A}, “only half as fast.” {visitor} thought about what there was. Then {visitor} {caller.does}, and took twice as long over it. You could see each bit of it come, and wait, and go. “May I clap?” asked {H}.',
        '“Only with two fingers,” said {A}, and got up as well. {A} {caller.move}, so slowly that the clock had to wait. {H} scratched one ear half as fast. It had never been such a pleasure.'
      ]
    },
    {
      id: 'small-talk',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        'In such places you talk a little across the table, but never about what you want. “Mild for the time of year,” said {A}, and passed a menu. It was a bus timetable. “{caller.fact},” said {visitor}. “You don’t say,” said {A}.',
        '“I have it from my mother,” said {visitor}. They both studied the menu. “I can recommend the fourteen,” said {H}, who had a tea towel over one arm. “It comes with the nine.” Then the hat fell in the butter, and they all talked about the weather.'
      ]
    },
    {
      id: 'at-home',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Don’t you wear hats, {caller.where}?” asked {A}. “There was one once,” said {visitor}. “It came down with the wind. Everybody looked at it, and nobody knew what it ate.” In the end somebody had moved in, with children.',
        '“I went past it every morning,” said {visitor}, “and thought of it the other way up.” {A} gave the brim a brush with one sleeve. “It’s never been lived in, this one,” said {A}. “It’s only been rained on.”'
      ]
    },
    {
      id: 'the-model',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        'In a shop they have somebody who wears it for you. {A} stood {caller.stand} by the bread, and on it an egg cup. They all walked round it once. It wore the egg cup as though nothing were the matter.',
        '“Why does it stay on there?” asked {visitor}. They watched for a while. {A} banged the cupboard, and {H} stamped. The egg cup stayed. “It isn’t even interested,” said {H}. “It’s looking at the toaster.”'
      ]
    },
    {
      id: 'other-hats',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We’ve got others,” said {A}. There was the tea cosy. It came down over everything, and in there it was evening. There was the colander. “It’s raining,” said {visitor}, and put out a hand, or what there was for one. The lampshade they took off again at once.',
        '“I could hear myself think,” said {visitor}, “and it was all about hats.” {H} had the salad bowl on, and bowed. That was a mistake, as there was some salad in it. “That’s a summer hat,” said {A}.'
      ]
    },
    {
      id: 'smart',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What else does it need, to be smart?” asked {visitor}. {A} tied a tea towel round where a neck might be, and turned the label in. Then came one glove. “Two would be showing off,” said {A}. {H} got a moustache out of the bread bag, with a clip.',
        'They looked in the oven door, all three. “Who’s that?” asked {visitor}. “That’s us,” said {H}, “going out.” For a moment nobody wanted to move, because of the clip. They only looked at each other with respect.'
      ]
    },
    {
      id: 'how-one-walks',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} knew how you walk in a hat. First comes the heel, and it tells the toes that there’s no hurry. {A} walked to the fridge like that. It was a bit like a heron, and a bit like somebody with a stone in the shoe. “Don’t giggle,” said {A}. “It shakes the hat.”',
        '{visitor} came behind, and {H} came last with the tray. They went round by the bin and the broom. At each corner there was a plop. “That’s the wind, at the corners,” said {visitor}. There was no wind.'
      ]
    },
    {
      id: 'half-a-glass',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Pour in less,” said {A}. “With half a glass there’s room.” {H} did it, to show that it was nothing. {H} ran with it to the restaurant, and once round, and put it down. “Anybody can carry half,” said {H}. “Half’s asleep.”',
        'Then the rest was poured in, slowly, down the side. It came up to the edge, and it did not stop there. It made a hill. {visitor} came down beside it, to see the hill. “It’s holding on to itself,” said {visitor}.'
      ]
    },
    {
      id: 'elastic',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} found a piece of elastic, and tied the hat on from below. Now it could not get off. {visitor} leaned over, and hopped, and lay down. It stayed. But all the time {visitor} looked like somebody who has been told to hold still.',
        '“How is it?” asked {A}. “It’s got me from below,” said {visitor}. They pulled at the hat to see, and let go. Pock. After that they untied it. “A hat ought to be there because it likes it,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I carried soup for a whole summer,” said {S}, “four plates at once. The first week I wore most of it.” “And then?” asked {A}. “Then there was a guest by the window, and I wanted to see what he was drawing. I went right across to look.”',
        '“What was it?” asked {visitor}. “It was me,” said {S}, “with four plates. I had eight arms, and was quite dry.” {S} still had it, in a drawer. In the picture there was a cap, too, and it sat.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was a guest as well, and sat with a saucepan on. “I’d like bread,” said {S}, “with nothing. And the nothing has to be thin.” {A} spread it very thin, right into the corners. {S} lifted it up to look. “There’s too much on this side,” said {S}.',
        '{visitor} had never been in a restaurant with such fine guests. “May I have the same?” asked {visitor}. {S} pushed half across. “You can have my nothing,” said {S}. “I only like the crust.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} lay beneath the table, and thought that it was the best restaurant in town. The milk came by itself. {A} only had to wait until the waiter said “Oh”, and that was never long. The rug had not been so clean for years.',
        '“There’s somebody who’s pleased with how I do it,” said {H}. The hat came down, too, and {A} wore it for a while. It stayed on. {A} was looking at the edge of the table, where the next drop would come from.'
      ]
    },
    {
      id: 'the-picture',
      A: 'partner',
      paragraphs: [
        '“What’s that up there?” asked {visitor}. On the wall behind {A} hung a picture, with a ship in it. {visitor} went right across to count the sails. “Three,” said {visitor}. “And where’s my hat?”',
        '“On you,” said {A}. {visitor} looked up. Plop. “It was on the whole way!” said {A}. “You were looking at the ship.” {H} had already gone to pour out the milk.'
      ]
    }
  ],
  turn: [
    {
      id: 'three-sails',
      A: 'partner',
      paragraphs: [
        'The milk stood up over the edge like a small hill. “Nobody mention it,” said {H}. “I’m only going to see a ship.” {H} looked at the top sail, and walked. {visitor} walked beside, in the hat. “Is there anyone on board?” asked {visitor}.',
        '“Somebody with a telescope,” said {H}, “and he’s looking at us.” Then the table was there. The milk leaned over the edge to see the rug, and thought better of it.'
      ]
    },
    {
      id: 'changing-over',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They changed over, to see if it would stay so. {visitor} carried the second glass, and {H} wore the hat, which was rather large. “Don’t look at it,” said {visitor}. “I can’t,” said {H}. “I’m indoors.” {A} turned up the brim at the front, and there was the ship.',
        'It was farther off than from the chair, and the sea was a bit rough. They walked in step. “Land,” said {H}, when it was the table. {A} wiped round the glass with one finger, all the way. The finger was dry.'
      ]
    },
    {
      id: 'the-draught',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And if something happens?” asked {A}. So they made something happen. {A} dropped a lid, and the hat stayed. {A} opened the window wide, and it stayed. {A} said, “There’s a spider on your hat,” very low.',
        'You could see how much {visitor} wanted to look. {visitor} looked at the telescope, as hard as could be. “Is it elegant?” asked {visitor} at last, without moving. “It’s got eight gloves on,” said {A}. Then they were all allowed to laugh, and it fell off.'
      ]
    },
    {
      id: 'on-purpose',
      A: 'partner',
      paragraphs: [
        '{A} drank off the hill without lifting the glass. “Excellent,” said {A}. “And not one drop.” {H} turned to the guest in the hat. “The same,” said {visitor}, and looked straight ahead.',
        'It was dark when {visitor} went home. Far down the street there was a lamp, and {visitor} looked at that. The hat stayed on. Only at the corner it went up. “That was on purpose,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had already begun, under the table.',
      '{names} sat down in the restaurant, and looked hungry.',
      { text: '{names} folded a sheet of kitchen paper into a swan, or a sock.', needs: ['hands'] },
      { text: '{names} brought the cloth for the rug, and then left it there.', needs: ['hands'] }
    ],
    way: [
      '{names} got under the hat as it fell, and looked like somebody else for a bit.',
      '{names} kept off the wet places, half as fast as usual.',
      { text: '{names} caught the hat once, by the brim, behind everybody’s back.', needs: ['hands'] },
      { text: '{names} wrote out the bill, with a drop after every number.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the ship as well, and walked into the chair.',
      '{names} waited under the table for an oh, and there was none.',
      { text: '{names} pulled out a chair for the guest in the hat.', needs: ['hands'] },
      { text: '{names} raised a spoon to one eye, and looked back at the ship.', needs: ['hands'] }
    ]
  },
  bed: [
    'The restaurant was shut, and the chairs stood straight. The ship hung over the table with all its sails up, and there was nothing on the rug.',
    'They washed half as fast as usual, and lay down. {H} did not look for anything any more, only at the line of light under the door.'
  ],
  last: [
    'Fuller than full, and without spilling a drop, {H} was asleep.',
    'Somewhere out there a hat was lifted to a lamp, and {H} was asleep.'
  ]
})
