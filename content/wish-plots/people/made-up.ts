import { wishPlot } from '../wish-plot.ts'

export const madeUp = wishPlot({
  id: 'wish-made-up',
  beginsElsewhere: true,
  wishes: ['making up brother', 'making up sister', 'made up brother', 'made up sister', 'make up brother', 'make up sister', 'quarrelled made up brother', 'quarrelled made up sister', 'makes up brother', 'makes up sister', 'making up sibling', 'making up siblings', 'friends again brother', 'friends again sister', 'made friends brother', 'made friends sister', 'make friends brother', 'make friends sister', 'making friends again brother', 'making friends again sister', 'fell out sister', 'fell out brother', 'fallen out sister', 'fallen out brother', 'falling out sister', 'falling out brother', 'siblings made up', 'siblings make up', 'making up after quarrel', 'making up after argument', 'making up after fight', 'making up after row', 'making up after falling out', 'made up after quarrel', 'made up after argument', 'made up after falling out', 'sorry quarrel brother', 'sorry quarrel sister', 'made it up sister', 'made it up brother'],
  except: ['hit', 'hitting', 'hurt', 'bit', 'bite', 'kicked', 'pushed', 'hospital', 'bleeding', 'punched', 'friend', 'friends', 'cousin', 'school', 'new', 'autistic', 'died', 'left', 'moved', 'song', 'story', 'game', 'artist', 'lipstick', 'face', 'bed', 'won’t', 'wont', 'refuses', 'never', 'dad', 'mum', 'daddy', 'mummy', 'parents', 'step', 'stairs', 'window', 'tree'],
  answers: ['again', 'after', 'with', 'big', 'little', 'quarrel', 'quarrelled', 'quarrelling', 'quarreled', 'argument', 'argued', 'arguing', 'fight', 'fighting', 'fought', 'row', 'squabble', 'squabbled', 'bickering', 'silly', 'today', 'yesterday', 'my', 'his', 'her', 'their', 'our', 'sorry', 'saying', 'said', 'say', 'hug', 'hugged', 'older', 'younger', 'twin', 'sibling', 'siblings', 'friends', 'falling', 'fell', 'fallen', 'out', 'toy', 'toys', 'over', 'then', 'and', 'cross', 'angry', 'had', 'being', 'having', 'how', 'story'],
  moods: ['quarrel'],
  nothingElse: true,
  company: ['tower', 'line', 'wool'],
  about: 'After a quarrel the room is cut in two by a line of wool, and each of the two would like it to be over without being the one who begins.',
  titles: ['With No But in It', 'My Half Has the Lamp', 'A Line of Red Wool', '{H} Would Like to Have It Over', 'Partly on Purpose'],
  want: [
    {
      id: 'the-line',
      A: 'partner',
      paragraphs: [
        'They had quarrelled, and a line of red wool went right across the room. On one side sat {H}, and on the other sat {A}. In the middle lay what had been a tower. {H}’s half had the lamp, and {A}’s half had the door.',
        '{H} had finished being cross, and wanted to make it up again. But somebody had to begin, and {H} did not want to be that one. Over there {A} was looking very hard at a button.'
      ]
    }
  ],
  way: [
    {
      id: 'the-pencil',
      A: 'partner',
      paragraphs: [
        '“There’s a pencil of mine on your side,” said {H}, into the air. {A} pushed it up to the wool, with one finger. {H} took it away on the other side.',
        '“Thank you,” said {H}. “That was only for the pencil,” said {A}. “Then the thank-you’s only for the pencil too,” said {H}. It was further off than before.'
      ]
    },
    {
      id: 'smell',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'From the kitchen came a smell of onions in butter. It came in at the door, and so it was on {A}’s side. It did not stop at the wool. “There’s something of yours over here,” said {H}, and sniffed. “You can keep it,” said {A}. “I’ve got enough.”',
        'The light went the other way. It belonged to {H}, and lay on the floor right up to {A}’s toes. {A} moved them back. It lay on the knees. There was nothing to be done about it, and so {A} read in it.'
      ]
    },
    {
      id: 'bless-you',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Then {A} sneezed. {H} had to think quickly. “Bless you,” said {H}, “but that’s just manners.” “I know,” said {A}. It was quiet again for a bit. {A} sneezed once more.',
        '“Bless you,” said {H}. “That’s two.” “You needn’t count them,” said {A}. The third one would not come. They both waited for it with their mouths a little open. They had not looked at each other for so long since dinner.'
      ]
    },
    {
      id: 'paper-plane',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'A paper plane came over the line, and landed in front of {H}. “I am still cross,” it said. {H} wrote underneath, “So am I,” and threw it back. It flew in a curve and came home. {A} had to reach over the wool for it.',
        'After some time it was there again. “How cross?” it said. There was a line to mark it on, from a pea to a house. {H} made a mark at potato. {A} looked at it. “I’m about a plum,” wrote {A}, “and going down.”'
      ]
    },
    {
      id: 'who-began',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“You began,” said {H}. “You said that my roof looked like a bin lid,” said {A}. “That was because you took the long brick.” “That was because you’d had it all Tuesday.” They went back, one thing after the other. They got to Easter, and to a blue cup.',
        'Further back neither of them could see. “Before that it was nobody,” said {A}. “It must have been there already.” It was odd to think of. It had perhaps been somebody else’s quarrel, and they had only got it second-hand.'
      ]
    },
    {
      id: 'until-six',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“How long do we have to go on for?” asked {A}. “Until six,” said {H}, because that was a round one. They both looked at the clock. It was seven minutes to. So they sat, and were cross for seven minutes.',
        'It was harder than before. You had to think of it the whole time, or it slipped. At four minutes to, {H} had been thinking about horses. “You’ve stopped,” said {A}. “So have you,” said {H}. They both frowned, to catch up.'
      ]
    },
    {
      id: 'socks-talk',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{H} put one sock over one hand. “My sock would like to ask yours something,” said {H}. {A} took a sock off too. The two of them met at the wool. “Good evening,” said the one. “Have you got one like that at home too?” “A cross one?” said the other. “I’ve got two.”',
        '“Mine isn’t so bad,” said {H}’s sock. “It’s just stiff.” “It’s the same with mine,” said {A}’s. “It’ll go when it’s washed.” Then the socks shook mouths. They had never had any quarrel.'
      ]
    },
    {
      id: 'laugh',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'There was one great danger, and that was laughing. Whoever laughed was done for. {A}’s stomach rumbled. It did it in three parts, and the last one went up at the end, like a question. {H} looked at the ceiling and thought about rain.',
        '“It isn’t talking to you,” said {A}. That made it much worse. {H} bit on a sleeve. {A} had turned round to face the wall, and the back of {A} was shaking. But nobody had laughed. They both said so.'
      ]
    },
    {
      id: 'plums-on-the-line',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'A plate was standing there, exactly on the wool. There were three plums on it. One lay on {H}’s side, and one on {A}’s. The third lay in the middle, and had the line going under it. Each ate one, and then they looked at that one.',
        '“I don’t want it,” said {H}. “I don’t want it more than you,” said {A}. So it was left there. It was the only thing in the room that belonged to both of them, and it was ripe.'
      ]
    },
    {
      id: 'border-guard',
      A: 'other',
      spare: 9,
      paragraphs: [
        'Somebody wanted to get to the window, and had to come through. It was {A}. “Passport,” said {H}. {A} had none, and showed a library card. “What’s the purpose of your visit?” “I’d like to see if it’s still raining,” said {A}.',
        '{H} looked at both sides of the card, and stamped it with a thumb. “And how long will you be staying?” “Until I’ve seen it,” said {A}. “It’s a nice country that you’ve got here. Who’s that, over there?” “That’s abroad,” said {H}.'
      ]
    },
    {
      id: 'toe',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Your toe’s over the line,” said {A}. {H} had a look. That was so, it was over by the whole nail. “It wants to stretch,” said {H}. “It isn’t cross with anybody.” {A} thought about that toe. It had not been there when it happened, it had been in a shoe.',
        'So it was given leave to stay. After a while {A}’s toe came and lay opposite. They did not touch. They just both had a bit of a change.'
      ]
    },
    {
      id: 'pet-crosses',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came in and walked over the wool as if it had been any wool. It lay down by the lamp, on {H}’s side. Then it got up, and lay down on the other side. It came back. “It hasn’t made up its mind,” said {H}.',
        '{A} turned round twice and lay down right in the middle, with the line under its tummy. There was a back half and a front half, and both of them were warm. Two hands came, one from each side, and met on its ears.'
      ]
    },
    {
      id: 'elder-fence',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My two uncles didn’t speak for a whole summer,” said {S}. “They painted the same fence, one on each side. One did it green, and the other did it brown.” “And then?” asked {A}.',
        '“In September there was a knot in the wood, and it fell out,” said {S}. “So one of them looked through the hole, and there was an eye. They’d both got thinner, they said. After that they painted the gate together, green and brown at once. It came out like pea soup.”'
      ]
    },
    {
      id: 'small-between',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} lay down on the floor with one leg on each side. “Which am I?” asked {S}. “That leg’s on mine,” said {A}. {S} lifted it. “And now?” Everybody had to wait, until it got tired and came down.',
        '“I’ve quarrelled with my elbow,” said {S}, and showed it to them. It had been banged on the door. {A} blew on it, and from the other side somebody blew on it as well. “Now it’s made up,” said {S}.'
      ]
    },
    {
      id: 'baby-wool',
      A: 'baby',
      spare: 3,
      paragraphs: [
        '{A} found the end of the wool by the wall. It was red, and it was just right for pulling. {A} pulled, and the border moved. {H}’s half got bigger and bigger, until there was a chair in it. Then {A} pulled it the other way.',
        '“Now I’ve got the plant,” said the other half. {A} put the end in its mouth and let it all lie. Somehow the line had a bulge in it after that, about as big as somebody sitting down. Nobody straightened it.'
      ]
    },
    {
      id: 'guest-tea',
      A: 'guest',
      spare: 3,
      paragraphs: [
        '{A} looked in, and saw the wool, and asked no questions. “Is it tea on this side or on that one?” said {A}. “Cups are over there,” said {H}. “The pot’s over here,” said somebody from there. So {A} had to step over it nine times.',
        '“We’ve one of these at home,” said {A}, with a spoon between two countries. “Ours is along the sofa. It’s been there since Whitsun, and you can’t see it any more. It’s only that we always know where it was.”'
      ]
    },
    {
      id: 'two-buts',
      A: 'partner',
      paragraphs: [
        'In the end they both said it, and both at once. “I’m sorry, but you were horrid,” said {H}. “I’m sorry, but you started,” said {A}. It was worse than none.',
        'It was {A} who saw why. “It’s the but,” said {A}. “A sorry goes over the line, and then a but comes and fetches it back.” “What’s left if you take it away?” asked {H}. “Only the bit that you did,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-bit',
      A: 'partner',
      paragraphs: [
        '{H} thought about which bit that was. “I’m sorry that I called your tower a bin,” said {H}, and quickly stopped. It arrived on the other side, and stayed there.',
        '{A} put down the button. “I’m sorry that I trod on it,” said {A}. “It was partly on purpose.” “Which part?” “The foot,” said {A}. Then {H} took hold of the wool, and began to wind.'
      ]
    },
    {
      id: 'again-please',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'They wanted to see if it still worked. “I had the long brick first,” said {H}, in the voice from before. “You always do,” said {A}. Then they waited for it to come. It was like blowing into a sock.',
        '“You used to be much better,” said {A}. “I said it louder,” said {H}, “and you had your arms like that.” {A} did the arms. It was no good. It had been a very fine quarrel, and they could not even remember the middle.'
      ]
    },
    {
      id: 'tower-again',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'They put up the tower again, on the place where the line had been. {H} laid a brick, and {A} laid a brick. It came out quite crooked, for each of them left the best ones for the other. “It looks a bit like a bin,” said {A}.',
        '“It’s a very good bin,” said {H}. They put the bin lid on top, so that it was one. From the window it could have been a castle, if somebody threw things away there.'
      ]
    },
    {
      id: 'string-game',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'With a piece of the wool they played cat’s cradle. {H} held it stretched out, and {A} took it off with both thumbs. It went to and fro, and was a bed, and a candle, and a fish in a dish.',
        'You need four hands for it, and whoever pulls has a knot. They got as far as the fish. Then somebody laughed, and it was a knot after all, with three thumbs in it.'
      ]
    },
    {
      id: 'winding',
      A: 'partner',
      paragraphs: [
        '{H} rolled it up from one end, and {A} from the other. The line got shorter and shorter. Then there was none left between them, only two red balls and two noses.',
        '“Mine’s bigger,” said {A}. “Mine’s rounder,” said {H}. It was nearly a quarrel, and it felt quite different. There was half an oat biscuit in {H}’s pocket. They broke it, and one bit came out larger. Each of them gave that one to the other, until it was crumbs.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took a long way round by the wall.',
      '{names} sat down with a bit on each side of the wool.',
      { text: '{names} picked a brick out of the doorway and said nothing about it.', needs: ['hands'] },
      { text: '{names} laid one brick on the other, where the tower had been.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped over the wool on very high legs.',
      '{names} sighed, and it was heard in both countries.',
      { text: '{names} held up one hand to the left and one to the right, like the police.', needs: ['hands'] },
      { text: '{names} brought a cup of water to each side of the line.', needs: ['hands'] }
    ],
    turn: [
      '{names} came and sat where the border had been.',
      '{names} finished off the crumbs.',
      { text: '{names} held the wool loosely, so that it ran well.', needs: ['hands'] },
      { text: '{names} laid the two balls of wool in one basket.', needs: ['hands'] }
    ]
  },
  bed: [
    'The room had the lamp and the door again, all in one piece.',
    'They washed at the same basin, an elbow to the left and an elbow to the right. In bed {H} moved over a bit, though there was nobody who wanted the room.'
  ],
  last: [
    '“Good night,” said {H}, with no but in it, and was asleep.',
    'There was no line anywhere, and {H} slept.'
  ]
})
