import { wishPlot } from '../wish-plot.ts'

export const hadWings = wishPlot({
  id: 'wish-had-wings',
  beginsElsewhere: true,
  wishes: ['i had wings', 'we had wings', 'you had wings', 'everybody had wings', 'everyone had wings', 'people had wings', 'humans had wings', 'children had wings', 'kids had wings', 'we all had wings', 'i could fly', 'we could fly', 'you could fly', 'everybody could fly', 'everyone could fly', 'people could fly', 'humans could fly', 'children could fly', 'kids could fly', 'we could all fly', 'everybody can fly', 'people can fly', 'i was a bird', 'i were a bird', 'we were birds', 'people were birds', 'grew wings', 'grow wings', 'grows wings', 'growing wings', 'grown wings', 'woke wings', 'woke up with wings', 'wakes up wings', 'wings instead arms', 'wings on back', 'wings for a day', 'real wings fly', 'own wings fly', 'people with wings', 'children with wings', 'family with wings', 'boy with wings', 'girl with wings', 'child with wings', 'fly like birds', 'fly like a bird'],
  except: ['angel', 'angels', 'fairy', 'fairies', 'horse', 'unicorn', 'pig', 'pigs', 'dragon', 'cat', 'cats', 'dog', 'dogs', 'elephant', 'cow', 'broken', 'broke', 'lost', 'chicken', 'plane', 'heaven', 'died', 'penguin', 'ostrich', 'broom', 'carpet', 'cape', 'superhero', 'kite', 'butterfly', 'bat', 'costume', 'away', 'falls', 'fell', 'roof', 'window', 'mouse', 'fish', 'caterpillar', 'why'],
  answers: ['what', 'if', 'day', 'when', 'imagine', 'i', 'we', 'you', 'people', 'humans', 'everybody', 'everyone', 'children', 'kids', 'child', 'boy', 'girl', 'family', 'had', 'have', 'has', 'wings', 'wing', 'fly', 'flies', 'flew', 'flying', 'could', 'can', 'bird', 'birds', 'like', 'feathers', 'grow', 'grows', 'grew', 'grown', 'growing', 'woke', 'wakes', 'up', 'real', 'own', 'instead', 'arms', 'back', 'for', 'one', 'a', 'whole', 'world', 'all', 'sky', 'on', 'my', 'our', 'with', 'was', 'were', 'suddenly', 'morning'],
  moods: ['question', 'first'],
  company: ['tower', 'cards', 'wing', 'wings', 'lamp', 'rug', 'church', 'chimney', 'cupboard', 'feathers', 'hens', 'sparrow', 'bus', 'policeman', 'card', 'king'],
  isTale: true,
  asked: true,
  about: 'Everybody has wings, and the hero flies up to put the last two cards on a tower, and each time the wind of the wings blows it down, until it is seen what else a wing can do.',
  titles: ['As High as the Lamp', 'The Last Two Cards', '{H} Has Wings', 'Not Even One Flap', 'Down Is Where the Tower Is'],
  want: [
    {
      id: 'two-cards',
      A: 'partner',
      paragraphs: [
        'One day everybody had wings. {H} could fly, and flew twice round the church. Then {H} flew home, because of the cards. On the rug stood a tower, all made of cards. It only ever got as high as {H}’s arm, and there were always two left over.',
        '“But now I’ve got wings!” said {H}. {H} took the two cards, and flapped. Fft! There were cards behind the sofa, and in {A}’s feathers. “That was the wind,” said {A}.'
      ]
    },
    {
      id: 'dressing',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Getting dressed had been the hardest part. {A} wore a shirt the wrong way round, with the wings out where it buttons. Somebody had to do it up above them and below them. “There’s one left in the middle,” said {H}. “Leave that,” said {A}. “That’s where I’m fluffy.”',
        'A jumper was quite impossible. They had tried it with a cardigan, head first. For a while nobody had known where {A} was. Then a wing came out at the neck, and it looked pleased.'
      ]
    }
  ],
  way: [
    {
      id: 'slowly',
      A: 'partner',
      paragraphs: [
        'They built the tower up again, floor by floor. This time {H} flapped only half as hard. So {H} flew only half as high, and came down on the bread. The tower had gone, all the same.',
        'After that {H} came in from the door, with both wings spread, and did not flap at all. {H} sailed. It was as quiet as an owl, and much faster. {H} was past the tower too soon, and the two cards lay on {A}.'
      ]
    },
    {
      id: 'turning-round',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Don’t turn round,” said {H}. “I’m not,” said {A}, and turned round. The left wing took the salt with it, and the jug, and two eggcups. {A} heard it, and turned back to look. So the right one took the rest.',
        '“It’s because I can’t see where I stop,” said {A}. They walked about like that, each with a hand behind, as if they carried a ladder. At the doors they went sideways, and said “After you” to their own feathers.'
      ]
    },
    {
      id: 'over-town',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They needed some fresh air, and took it over the market. Everybody was up there. A policeman sat on the weathercock, with white gloves on, and pointed. Left wing, stop. Right wing, go. A lady went by with her shopping, two leeks on each side, so that she flew straight.',
        '“Keep to your height!” called the policeman to a man with a newspaper. He was reading, and had sunk. He landed quite softly in the fountain, and turned the page.'
      ]
    },
    {
      id: 'the-bus',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The number seven drove along below them, and it was full. “Why are you in the bus?” {A} called in at the window. “Have you tried it as far as the hospital?” asked a woman. “It’s uphill. My shoulders are like two loaves.” They all had their wings folded, and sat on the edge of their seats.',
        'It is nice to be carried, once you could do it yourself. The driver had his out at both sides, and steered with them. It hardly touched the road.'
      ]
    },
    {
      id: 'hens',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Some hens stood in a yard, and watched it all with their heads on one side. They had had wings for a long time. They had tried that sort of thing when they were young. “Good morning,” said {H}, and landed, with a bump and a roll.',
        'The hens looked at each other. One of them flapped twice, got as high as a bucket, and came down again, and shook herself. That was it, she seemed to say. There was no more to be got out of it. What mattered was corn.'
      ]
    },
    {
      id: 'chairs',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They wanted to sit down and think. But a chair has a back, and so had they. {A} tried it the other way about, with both arms on top, like a cowboy. {H} lay over the seat, face down, and dangled. “It’s no way to think,” said {H}. “It all runs into my nose.”',
        'In the end they sat on the edge of the bath. You can hang your wings in behind. It was quiet in there, and the tap dripped on a feather.'
      ]
    },
    {
      id: 'sparrow',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A sparrow sat on the sill and looked at {H}’s wings. It looked at the left one, and at the right one. “May I?” it asked, and pulled at a feather that was lying wrong. It did the same with the next. It could not have borne it any longer.',
        '“You people never comb them,” said the sparrow. “And you talk the whole time. That’s why you’re so heavy.” It had a crumb for its trouble, and took off. It did not say a word until it was over the roof.'
      ]
    },
    {
      id: 'rain',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It rained for ten minutes, and everybody had to come down. Wet wings weigh as much as wet coats. At the bus stop they stood side by side with their wings held out to dry. They looked like a row of umbrellas that had been turned inside out.',
        'No one said anything. A man shook himself, and then the next one had to as well. It went along the row and back, until everyone was as wet as before.'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} came in by the window, as one did that day, and flew twice round the lamp. It looked very cheerful. “I can’t help it,” said {A}. “I’ve lost a feather on the left, so I keep going round. I only wanted to go to the post.” There was a letter in {A}’s teeth.',
        '“How did you get here?” asked {H}. “In loops,” said {A}. They pulled one out on the right, to make it even. After that it went straight, but there was a good deal of sideways in it.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} sat on top of the door, with one leg on each side, and rode to and fro. “I’m not coming down,” said {S}. “There’s a sticker up here from when we moved in.” {S} had been on the fridge as well, and the shelf. {S} knew now where the good biscuits were.',
        '“Where?” asked {A}. {S} looked down from above, and ate one. “It’s a long way from there,” said {S}. “I’ll send you a crumb.” It came down in slow circles, and {A} flew to meet it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had not wanted any at first, and had said so. Now {S} hung in the air in front of the window, with knitting. “It’s my knees,” said {S}. “They’ve been given the day off. Listen.” {A} listened. They did not make a sound.',
        '“But what if you drop a stitch?” “Then I go after it,” said {S}. It was a scarf, and it had already been over two streets. There were people down there who had tied a knot in it, as a greeting.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had not been given any, and did not ask for them. {A} watched the big ones go bump against the lamp, one after another, like moths with trousers on. It rained feathers. Some of them came down in {A}’s supper.',
        '{A} ate round those. In the end they all lay on their tummies and rubbed their shoulders. Only {A} could still have gone for a walk.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A}’s wings were yellow, and as big as two mittens. They were mostly fluff. When {A} was glad they began to whirr. Then {A} rose up from the blanket, as high as a loaf. There was nothing underneath! That was such a surprise that they stopped.',
        'Flump. {A} looked at the blanket, and at the people. Then {A} thought of something nice again. You could see it coming.'
      ]
    },
    {
      id: 'the-trouble',
      A: 'partner',
      paragraphs: [
        '“You fly by pushing the air down,” said {A}. “And down is where the tower is.” So wings were no use at all. They built it up once more, to the same flat top.',
        'By then it was evening, and {H} was tired. {H} stretched, first the arms, and then both wings, as far up as they would go. Cling, went the lamp.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-long-arm',
      A: 'partner',
      paragraphs: [
        '“Who was that?” asked {A}. It had been the tip of {H}’s wing, and {H} had both feet on the rug. A wing is twice as long as an arm! “You don’t have to fly,” said {A}. “You only have to reach.”',
        '{A} tucked the first card between the last two feathers. {H} lifted the wing as slowly as a crane, and laid the card down. Then came the second. They leaned on each other, right under the lamp, and stood.'
      ]
    },
    {
      id: 'the-king',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The last card was the king of hearts. He had been in the box for years, and had always ended up under the sofa. Now he stood on top, and saw the whole room. “Turn him a bit to the left,” said {A}. “Then he can look out.”',
        '{H} turned him with one feather. On the other side stood the six of clubs, with its back to him. It held the king up, and nobody took any notice of it. Without a six like that there would be no kings at all.'
      ]
    },
    {
      id: 'reaching',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Now that they knew, they found all sorts of things to reach. {A} turned off the light without getting up. With the other wing {A} wiped along the top of the cupboard, where nobody had been for years. It came back grey, with a marble and a birthday card.',
        '“It’s from last year,” said {A}. “No, it’s from the year before.” {A} wiped once more. There was some of the cake up there as well, as hard as a brick.'
      ]
    },
    {
      id: 'not-one-flap',
      A: 'partner',
      paragraphs: [
        'They held down their wings with both arms, and went out on tiptoe, backwards. “Not one flap,” whispered {A}, “until the door’s shut.”',
        'Outside they flew up together, into the dark, and hung in front of the window. In there the lamp was on, and the tower went all the way up to it. They looked at it until their shoulders were tired.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} shook out a bit of fluff, and sneezed.',
      '{names} watched the cards come down, and got the four of spades.',
      { text: '{names} picked cards out of the butter.', needs: ['hands'] },
      { text: '{names} held both wings down with a dressing-gown cord.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down flat until the wind had gone over.',
      '{names} found a three, and brought it along.',
      { text: '{names} built the left side, as far as the second floor.', needs: ['hands'] },
      { text: '{names} shut the window, in case of anyone outside with wings.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up, and did not wag or flap anything.',
      '{names} went out on tiptoe behind the rest.',
      { text: '{names} passed the cards, with the faces up.', needs: ['hands'] },
      { text: '{names} opened the door, by a crack at a time.', needs: ['hands'] }
    ]
  },
  bed: [
    'They came in again by another way. Feathers lay on the floor, and they left them there, because sweeping makes a wind.',
    '{H} washed under both arms and under both wings, and lay down on one side. One wing went underneath, and one went on top, and no blanket was needed.'
  ],
  last: [
    'Under the wing it was dark and warm, as it is for any bird, and {H} was asleep.',
    '{H} slept, and the feathers went up and down, but not enough to blow over a card.'
  ]
})
