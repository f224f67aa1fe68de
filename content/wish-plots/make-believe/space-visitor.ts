import { wishPlot } from '../wish-plot.ts'

export const spaceVisitor = wishPlot({
  id: 'wish-space-visitor',
  wishes: ['space visitor', 'visitor space', 'visitor from planet', 'naughty alien', 'alien breaks', 'alien family', 'alien adopted'],
  except: ['sewing', 'sew', 'needle', 'knitting', 'crochet', 'cross', 'side', 'hospital', 'doctor', 'knee', 'head', 'chin', 'cut', 'birthday', 'party', 'lost', 'died'],
  answers: ['stitch', 'lilo', 'angel', 'family', 'space', 'visitor', 'alien', 'planet', 'breaks', 'break', 'broken', 'everything', 'learns', 'learn', 'means', 'naughty', 'cheeky', 'experiment', 'little', 'friend', 'friends', 'best', 'home', 'comes', 'goes', 'finds', 'makes', 'love', 'beach', 'disney', 'movie', 'adventure', 'meets', 'gets', 'trouble', 'mess', 'stays', 'live', 'lives', 'us', 'blue', 'cute', 'fluffy', 'lands', 'crashes', 'spaceship'],
  company: ['visitor', 'planet', 'bag', 'puzzle', 'bread', 'biscuit', 'floor', 'table', 'sofa', 'crumb'],
  about: 'A visitor from space has come to fetch a family, breaks all it touches, and leaves one out when it shares the bread.',
  titles: ['You’ve Left One Out', 'A Bag for a Family', '{H} from a Far Planet', 'Everything Gets More', 'Crumbs for Everybody'],
  want: [
    {
      id: 'come-to-fetch',
      A: 'partner',
      paragraphs: [
        '{H} came from a planet where there’s only one of each thing. There’s one chair there, and one Oof, and {H} was the Oof. It had a sieve for a hat, and walked on its heels, with a large bag. “I’ve come to fetch a family,” it said to {A}. “We haven’t got one. They say it’s good.”',
        '“There’s one here,” said {A}, who was doing a puzzle. “But you can’t have it in a bag.” “I’ll find it,” said the Oof.'
      ]
    }
  ],
  way: [
    {
      id: 'is-this-it',
      A: 'partner',
      paragraphs: [
        '“Is this it?” asked the Oof, and picked up the puzzle. It had been one puzzle. Now it was a hundred pieces. “Is this it?” It leaned on the tower of bricks, and the tower was everywhere. It pulled at a string, and on the other end was the washing.',
        '“You break everything!” said {A}. “I only touch it,” said {H}, “and then there’s more of it.” It hid both hands in the bag.'
      ]
    },
    {
      id: 'oops',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A pencil went in two. “Oops,” said {A}. The visitor bowed, and said “Oops” as well. It had heard that word at every door on this planet. It thought that it meant good evening.',
        'It shook {A}’s hand, and a button came off. “Oops,” it said politely. “It means that something’s gone wrong,” said {A}. The visitor thought about it. “Then it’s not very friendly,” it said, “how they greet me everywhere.”'
      ]
    },
    {
      id: 'lap',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} sat down, and there was a place in front. “What’s that?” asked the visitor. “That’s a lap,” said {A}. It sat on it. It was the best chair that it had ever been on. Then {A} had to get up.',
        'The visitor looked on the floor, and it looked under the sofa. “I’ve broken it,” it said. “There was one here, and it’s gone.” {A} sat down again, and there it was. After that the visitor sat on it only with great care.'
      ]
    },
    {
      id: 'picture',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the shelf stood a picture in a frame. “That’s a family,” said {A}. “Good,” said the visitor, and opened its bag. But it looked closer first. It looked at the picture from the side, and from behind.',
        '“They’re very thin,” it said. “Do they get enough to eat?” It held a raisin in front of their faces. Nobody in there took it. “I’ll have one that chews,” said the visitor, and put the frame back. Only the stand came off.'
      ]
    },
    {
      id: 'cushion-war',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The visitor wanted the round cushion, and {A} wanted it as well. They pulled. “It’s mine!” said {A}. “On my planet everything’s mine,” said the Oof. They pulled until both of them sat down, with a bump.',
        '“Is the family broken now?” whispered the visitor. “No,” said {A}. “That’s part of it. We do that before supper.” The visitor was much relieved. It pulled a bit more at one corner, to be polite.'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Here things fall down,” said the visitor, and let go of a spoon. “With us they go where they want.” It let go of the spoon again, and of a ladle, and of a lid. “Down,” it said each time, and shook its head, so that the sieve rang.',
        '“Can’t they stay up?” it asked. “You’d have to hold them,” said {A}, and held the lid. The visitor held the other two. They stood there for some time, and nothing fell. “It’s tiring, your planet,” said the Oof.'
      ]
    },
    {
      id: 'nose',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“I’ve got your nose,” said {A}, and showed a thumb between two fingers. The visitor turned quite pale. It had only the one. “Give it back!” it cried. “It’s the only one on the planet!”',
        '{A} put it on again, and pressed it a little, so that it would hold. The visitor sniffed. It smelled soup and soap and {A}. “It’s a better one than before,” it said. “It didn’t use to smell anybody.”'
      ]
    },
    {
      id: 'bath-mat',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The visitor’s spaceship was the bath mat, and it had landed rather hard. “Where do I park?” it asked. “Not up on the washing,” said {A}. “It slides.” The visitor parked right on top. Then the whole heap went, with the visitor and the mat. It was the first time that the mat had really flown.',
        '{A} helped it out of the laundry basket. There was a towel on its sieve. “I found three socks of yours up there,” said the visitor. “Is one of them a family?” “Two of them are,” said {A}.'
      ]
    },
    {
      id: 'mended-cup',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} drank from a cup with a brown line down one side. “That one’s been in two pieces,” said {S}. “Somebody dropped it who was three at the time.” {A} asked why there was no new one.',
        '“I’ve had new ones,” said {S}. “Nobody’d ever dropped them. I couldn’t tell them apart.” {S} turned the cup so that the line was in front, and took a sip. {A} felt the line with one finger. It was the smoothest place of all.'
      ]
    },
    {
      id: 'best-part',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had put nine bricks on top of each other. “Don’t let me near it,” said the Oof. “No, come here!” said {S}. “I can’t do the crash. I need you for that.” The visitor had never been needed before.',
        'It only blew, and down they came. “Again!” cried {S}. They did it fourteen times. {S} was for up, and {A} was for down, and neither of them could have done it alone.'
      ]
    },
    {
      id: 'from-my-planet',
      A: 'baby',
      spare: 10,
      paragraphs: [
        'The visitor came to {A}, and stopped. There lay a book in two halves. Next to it was a spoon, far away from its bowl, and a good deal of banana. {A} looked up with shining eyes.',
        '“That one’s from my planet,” said the Oof. They greeted each other. It was done by pulling at the other one’s sock. Both socks came off, and it was all just like at home.'
      ]
    },
    {
      id: 'that-one-too',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '“Does that belong to it too?” asked the visitor, when it came to {A}. “It does,” it was told. “It’s one of the first.” The visitor squatted down, and they looked at each other. It did not put out its hands, to be on the safe side.',
        '{A} came a bit nearer. Nothing broke. {A} stayed where it was, quite whole. “It’s well made,” said the visitor, and breathed out.'
      ]
    },
    {
      id: 'so-am-i',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“And are you from here?” the visitor asked {A}. “No,” said {A}. “I’m visiting.” “So am I,” said the Oof. They moved together a bit, as visitors do. “Have you broken anything yet?” it asked.',
        '“Only a saucer,” whispered {A}. “Long ago. They said it didn’t matter.” “They said oops to me,” said the Oof. {A} nodded. “It’s the same,” said {A}. “You’ll see. They keep on asking us.”'
      ]
    },
    {
      id: 'biscuit',
      A: 'partner',
      paragraphs: [
        '“What does it do, a family?” asked the Oof. “Eat, for one thing,” said {A}, and gave it the last big biscuit. It had hardly touched it. Crack. “Now I’ve broken that too,” it said, and held out both halves. {A} took one of them, and ate it.',
        '“You didn’t break it,” said {A}. “You shared it. It makes just the same noise.” The visitor chewed its own half and thought. “Then I’m good at that,” it said.'
      ]
    }
  ],
  turn: [
    {
      id: 'left-out',
      A: 'partner',
      paragraphs: [
        '{A} brought a whole round bread. “One piece for each of us,” said {A}, “and one for the bear.” The Oof counted very hard. It broke the bread and gave it away, first to the bear and last to {A}. Now it had none.',
        '“You’ve left one out,” said {A}. The visitor counted again. It looked under the table, and behind the door. “Who?” it asked. “You,” said {A}.'
      ]
    },
    {
      id: 'hands-out',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The visitor looked at its hands. They had done a good deal that day. There was brick dust on them, and biscuit. “Can they do anything that isn’t breaking?” it asked.',
        '{A} turned round and showed it a place between the shoulders. “Nobody can get there alone,” said {A}. The Oof scratched, very lightly. “Up a bit,” said {A}. Nothing came off. “And now me,” said the Oof.'
      ]
    },
    {
      id: 'last-piece',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They put the puzzle together again on the floor, from the edge inwards. It was a boat with a dog. With two it went quicker, and they needed the same piece only once. At last there was a hole in the dog.',
        'The visitor took off its sieve. There was the piece, stuck in its hair. “I did want to take some of it home,” it said. It put it in with one finger, and pressed, until the dog was whole.'
      ]
    },
    {
      id: 'not-in-a-bag',
      A: 'partner',
      paragraphs: [
        '“Do I count?” asked the Oof. “Of course,” said {A}. “If you break the bread, you get a place.” And {A}’s own piece went crack, and was two.',
        'They ate, and looked at the bag. “It can’t go in there,” said the Oof slowly. “I’d have to be in it too. And then who’d hold the bag?” It shook out all that was in there, and put the bag under its head. “I’ll stay here, then,” said {H}, “and watch that nobody takes it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the bag and then kept well back from it.',
      '{names} circled the visitor, heels first.',
      { text: '{names} shook hands with the Oof, which did not know when to stop.', needs: ['hands'] },
      { text: '{names} showed the visitor a spoon, and it asked why there were six.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on a piece of the puzzle, and it was sky.',
      '{names} chased a brick that was tower a moment ago.',
      { text: '{names} pegged the washing up again, apart from one sock.', needs: ['hands'] },
      { text: '{names} fitted two bits of puzzle together, and it took that for magic.', needs: ['hands'] }
    ],
    turn: [
      '{names} went to see who was behind the door, and nobody was.',
      '{names} got a piece of bread and shared it with the floor.',
      { text: '{names} laid one more plate, and then looked at it hard.', needs: ['hands'] },
      { text: '{names} counted round the table with a finger, and started with the bear.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sieve hung on its hook again. The bricks were in their box, and there were more of them than ever.',
    '{H} washed, and came to bed on {H}’s heels. There was just the one bed of that size on all the planet.'
  ],
  last: [
    'Everybody had been counted once more, and nobody was left out, and {H} was asleep.',
    'It was quiet on this planet, and nothing was broken any more, and {H} was asleep.'
  ]
})
