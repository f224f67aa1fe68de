import { wishPlot } from '../wish-plot.ts'

export const robotHoover = wishPlot({
  id: 'wish-robot-hoover',
  wishes: ['robot hoover', 'robot hoovers', 'robot vacuum', 'robot vacuums', 'robotic vacuum', 'robotic hoover', 'robot vaccum', 'roomba', 'roombas', 'robovac', 'robot that hoovers', 'robot cleaner', 'cleaning robot', 'robot mop'],
  answers: ['cleaner', 'cleaning', 'floor', 'rug', 'carpet', 'crumbs', 'stuck', 'lost', 'stairs', 'bumps', 'round', 'little', 'home', 'hoover', 'vacuum', 'works'],
  except: ['afraid', 'scared', 'scary', 'fear', 'frightened', 'hates', 'hate', 'broken', 'broke', 'died', 'dead', 'hair', 'sold', 'teeth', 'tooth', 'pool', 'poo'],
  moods: ['first', 'learning', 'lost'],
  about: 'The robot hoover will not cross a black stripe, because to the eyes under its tummy it is a hole; the hero builds it a bridge.',
  titles: ['Please Move Me to a New Place', 'The Edge of the Rug', 'A Bridge for the Robot Hoover', 'It Stopped and Thought', '{H} Finds Its Eyes'],
  want: [
    {
      id: 'crumbs-on-the-rug',
      A: 'partner',
      paragraphs: [
        'The robot hoover was as round as a cake, and as flat, and lived under the shelf. It had done the whole floor by itself, all but the rug. That was full of biscuit crumbs, and all around it ran a black stripe.',
        'The robot hoover rolled up to the stripe. It stopped and thought. Then it turned round and rolled away. “It’s full,” said {A}. “It isn’t,” said {H}. “It’s just done under the table twice.” {H} wanted it to have those crumbs.'
      ]
    }
  ],
  way: [
    {
      id: 'please',
      A: 'partner',
      paragraphs: [
        '{H} sat down among the crumbs and called it. It came, and stopped, and thought, and left. {H} pushed it from behind with one finger. It dug in its wheels. “Please move me to a new place,” it said. “It’s very polite,” said {A}.'
      ]
    },
    {
      id: 'bumps',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The robot hoover had a way of its own of finding things out. It ran into them. Bump, it went, into the leg of a chair, and turned a little. Bump. “That’s still the chair,” said {A}. It turned a little more.',
        '{H} got down and did the room like that, with both eyes shut and a cushion in front. After the third bump {H} knew where the table was. After the fifth {H} knew where {A} was.'
      ]
    },
    {
      id: 'brushes',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the front the robot hoover had a small brush with three legs. It went round and round, and swept things in from the side. “It’s like a hand,” said {H}, “when you’re getting peas onto a spoon.”',
        '{A} laid down a pea, to see. The brush gave it a push. The pea rolled off, and the robot hoover rolled after it. They went by twice. “It’s gaining,” said {A}. Then the pea went under the radiator, where only peas fit.'
      ]
    },
    {
      id: 'whose-turn',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Where’s it going now?” asked {A}. The robot hoover had left the middle of the room half done, and was off into the hall. {H} walked along behind. It did one tile, and the next but one. It looked at the umbrella, and came back.',
        '“It’s got a map in its head,” said {A}. “It’s drawing that as it goes.” {H} took some paper and drew the map too. There was a good deal of umbrella in it.'
      ]
    },
    {
      id: 'name',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A robot hoover ought to have a name, especially such a polite one. They tried some out. “Kevin!” called {H}. It rolled on. “Doctor Brown!” It did not even slow down. “Pancake!” It stopped, and turned, and came straight towards them.',
        '“That was because of the wall,” said {A}. {H} didn’t think so. But then it ran over {A}’s foot, and they had to try some more.'
      ]
    },
    {
      id: 'feet-of-the-chairs',
      A: 'same',
      spare: 5,
      paragraphs: [
        'For the robot hoover all the chairs had to go up on the table, legs in the air. Now the room looked like a wood in the winter. {A} walked about in it, and did not know where to sit.',
        '“On the floor,” said {H}. So they both sat on the floor, back to back. It came by on the left, and it came by on the right. It did all round them very neatly, as you do with a plant.'
      ]
    },
    {
      id: 'sofa',
      A: 'other',
      spare: 6,
      paragraphs: [
        'For a while the robot hoover was nowhere to be seen. You could only hear it. {A} lay down flat, and there it was, under the sofa, and busy. “What’s it like in there?” called {A}. It came out by itself, with grey fluff on its head.',
        'In front of it rolled a marble. {A} had not seen that marble since the summer. “Thank you,” said {A}. It gave {A} a bump on the knee, and went back for more.'
      ]
    },
    {
      id: 'tickets',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A peg was put on top of the robot hoover, and that was the passenger. It rode past the door, and under the table, and through the legs of {A}. “Does it stop at the station?” asked {A}. “It stops where it bumps,” said {H}.',
        'The peg stood for the whole of the way. Only at the black stripe, where it turned so sharply, the passenger fell off. It lay on the rug, and was there before anybody else.'
      ]
    },
    {
      id: 'tea-towel',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Perhaps it doesn’t like that rug,” said {A}, and laid a tea towel over the edge. The robot hoover came up, and did not stop to think at all. It ate the tea towel.',
        'It ate as far as the second strawberry. Then it stood still, with the rest hanging out. “Please clean my brush,” it said, through the cloth. They pulled for quite a time. “So it wasn’t full,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} and the robot hoover had known each other for some time. They did not speak. When it came from the left, {A} looked to the right, as you do in a lift.',
        'Today it came right up to {A}, and stopped, and thought. {A} thought too. Nobody knows what about. Then it turned round and went away, and {A} had won. {A} looked at {H}, to see if that had been noticed.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“When I was small, I was the robot,” said {S}. “I had a brush and a dustpan, and I had to go under all the beds.” “Did you bump into things?” asked {A}. “With my head,” said {S}.',
        '“And when I was stuck I called out as well,” said {S}. “But I didn’t say please.” {A} said it for {S}, in the right voice. {S} was moved to the armchair, and was very pleased with the new place.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} lay down on the floor, in the way of the robot hoover. It rolled up, touched {S}’s arm, and turned. {S} laid the arm somewhere else. It touched that as well. “It likes me,” said {S}.',
        'It went along all of {S}, from the arm to the feet, with small bumps. When it had been right round, it went off to its shelf. “Now it knows how big I am,” said {S}.'
      ]
    },
    {
      id: 'island',
      A: 'partner',
      paragraphs: [
        'In the end {H} carried the robot hoover over the stripe and set it down on the rug. It ate every crumb. Then it wanted to go home. It rolled to the stripe, and thought. There was one on the other side too. “Please move me to a new place,” said the robot hoover.'
      ]
    },
    {
      id: 'carry-it-every-time',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“We could just carry it over,” said {A}. “In and out again, every day, like a cat.” {H} thought about it. It was heavier than a cake, and its wheels went on turning in the air.',
        '“It doesn’t like it,” said {H}. “It wants to get there by itself.” {A} could understand that. It was a robot hoover, after all, and not a handbag.'
      ]
    },
    {
      id: 'underneath',
      A: 'partner',
      paragraphs: [
        '“Turn it over a moment,” said {A}. Under its tummy were four little dark windows. “Those are eyes,” said {A}. “They look if there’s still a floor, because of stairs.”',
        '{H} looked at the stripe. It was so black that there was nothing there. “It thinks that’s a hole,” said {H}. “It thinks I put it on an island.”'
      ]
    }
  ],
  turn: [
    {
      id: 'bridge',
      A: 'partner',
      paragraphs: [
        'So {H} fetched the lid of a shoebox, which was white inside, and pressed it flat. {H} laid it across the black stripe, and {A} stuck down the edges with tape.',
        'The robot hoover came along the shore. It stopped and thought. One eye was over the bridge, and then two. Bump, bump, it went, and was across. It did not say please. It rolled home under the shelf.'
      ]
    },
    {
      id: 'opening',
      A: 'same',
      spare: 13,
      paragraphs: [
        'A new bridge has to be opened. {A} held a thread across it, and {H} said a few words. They were about the robot hoover, and how long it had waited. Snip, went the scissors, and both the ends dropped.',
        'The first across was a thumb and one finger, on foot. The second was the pea of the day. “No lorries,” said {A}. The robot hoover came out and ate the thread.'
      ]
    },
    {
      id: 'over-and-back',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The robot hoover came out once more, all by itself, and went over to the island. There was nothing to eat there now. It did a round all the same. Then it went back across the bridge, and turned, and came over again.',
        '“What’s it doing?” asked {A}. “It’s going there because it can,” said {H}. They lay on their tummies with their chins on their hands, and watched it come and go.'
      ]
    },
    {
      id: 'move-me',
      A: 'partner',
      paragraphs: [
        'They left the bridge where it was, for tomorrow. Under the shelf a green light went on and off. The robot hoover was having its supper, and that was electricity.',
        '“You ought to be in your place too,” said {A}. {H} lay flat on the rug, and did not move an arm or a leg. “Please move me to a new place,” said {H}. {A} took {H} by both hands and pulled. Bump, bump, they went, over the bridge.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept an eye on the crumbs, so that nobody else had them.',
      '{names} lay on the bare floor, and was gone round twice.',
      { text: '{names} lifted the fringe of the rug, to make it easier.', needs: ['hands'] },
      { text: '{names} waved the robot hoover in, like a bus into a bus stop.', needs: ['hands'] }
    ],
    way: [
      '{names} waited on the island too, for company.',
      '{names} followed it to every side of the rug, and thought as well.',
      { text: '{names} dusted its lid with one sleeve, so that it felt better.', needs: ['hands'] },
      { text: '{names} felt along the stripe with one finger, and it was not a hole.', needs: ['hands'] }
    ],
    turn: [
      '{names} crossed the bridge next, with rather more noise.',
      '{names} lay down beside the shelf, to be there when it got home.',
      { text: '{names} tore off the tape, in pieces that were all too long.', needs: ['hands'] },
      { text: '{names} held up a lamp, so that its eyes had more to see.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rug lay straight, and there was not a crumb on it. Under the shelf the green light went on, and off, and on.',
    'Then {H} washed, and was moved to a new place, which was bed. {H} felt along the edge with one foot. Where the edge was, {H} stopped, and thought, and turned back.'
  ],
  last: [
    'The green light under the shelf stayed on, for it was full, and {H} slept.',
    'There was nowhere else to be moved to, and {H} was asleep.'
  ]
})
