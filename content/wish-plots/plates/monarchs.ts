import { wishPlot } from '../wish-plot.ts'

export const monarchs = wishPlot({
  id: 'wish-monarchs',
  wishes: ['monarch butterfly', 'monarch butterflies', 'monarchs butterflies', 'monarch butterflys', 'monarchs come back', 'monarchs came back', 'monarchs coming back', 'monarchs are back', 'monarchs return', 'monarchs arrive', 'monarchs fly', 'monarchs flying', 'monarchs migrate', 'monarch migration', 'monarchs migration', 'monarch wings', 'monarchs tree', 'monarchs trees', 'monarchs forest', 'monarch sleeve', 'monarch landed', 'monarchs milkweed', 'butterfly milkweed', 'butterflies milkweed', 'butterfly migration', 'butterflies migration', 'butterflies migrate', 'butterfly long journey', 'butterflies fly thousands', 'butterflies fly south', 'butterflies fly to mexico', 'butterflies mexico', 'butterfly mexico', 'butterflies michoacan', 'butterflies michoacán', 'butterflies come back', 'butterfly comes back', 'butterfly came back', 'butterflies came back', 'butterflies coming back', 'butterflies return', 'tree full of butterflies', 'trees full of butterflies', 'tree of butterflies', 'million butterflies', 'millions of butterflies', 'thousands of butterflies', 'mariposa', 'mariposas', 'orange butterflies', 'orange butterfly'],
  answers: ['monarch', 'monarchs', 'butterfly', 'butterflies', 'orange', 'black', 'white', 'wing', 'wings', 'spots', 'beautiful', 'come', 'comes', 'coming', 'came', 'back', 'return', 'returns', 'returned', 'arrive', 'arrives', 'arrived', 'fly', 'flies', 'flew', 'flying', 'far', 'long', 'way', 'journey', 'trip', 'travel', 'migrate', 'migrates', 'migration', 'south', 'north', 'home', 'every', 'year', 'winter', 'autumn', 'fall', 'november', 'spring', 'march', 'sun', 'sunny', 'cold', 'warm', 'tree', 'trees', 'fir', 'firs', 'forest', 'wood', 'woods', 'hill', 'mountain', 'mountains', 'branch', 'branches', 'hang', 'hanging', 'sleep', 'sleeping', 'land', 'landed', 'lands', 'sat', 'sits', 'sleeve', 'arm', 'hand', 'nose', 'milkweed', 'flower', 'flowers', 'mexico', 'mexican', 'michoacan', 'canada', 'california', 'texas', 'great', 'grandchildren', 'grandmother', 'abuela', 'abuelita', 'abuelo', 'grandma', 'grandpa', 'family', 'school', 'thousand', 'thousands', 'million', 'millions', 'many', 'full', 'remember', 'remembers', 'know', 'knows', 'how', 'their', 'saw', 'see', 'seeing', 'watch', 'watching', 'counting'],
  except: ['king', 'queen', 'caterpillar', 'caterpillars', 'cocoon', 'chrysalis', 'broken wing', 'torn wing', 'hurt', 'died', 'dead', 'killed', 'net', 'jar', 'pinned', 'collection', 'painting', 'paint', 'face', 'costume', 'house', 'curtain', 'tattoo', 'dance', 'stroke', 'swan plant', 'raised'],
  moods: ['learning', 'waiting', 'change', 'losing'],
  out: true,
  company: ['butterfly', 'butterflies', 'monarch', 'monarchs', 'tree', 'fir', 'firs', 'branch', 'wing', 'wings', 'sleeve', 'button', 'nick', 'sun', 'hat', 'rope', 'shoes', 'path', 'jacket', 'hill'],
  about: 'The monarch butterflies are back, and the hero looks among them all for the one with a nick in its wing that sat on a sleeve in March, until it is seen that not one of them has ever been here before.',
  titles: ['The One with the Nick', 'Back for the First Time', 'A Tree Full of Wings', '{H} and the Great-Grandchildren', 'The Third Button'],
  want: [
    {
      id: 'they-are-back',
      A: 'partner',
      paragraphs: [
        'The monarch butterflies were back! {H} and {A} had come up the hill to see them. The butterflies hung in the old fir like brown leaves, with their wings shut. In March one had sat on {H}’s sleeve, by the third button. It had a nick in its left wing. Then it had flown off to the north. {H} wanted to find that very one.'
      ]
    }
  ],
  way: [
    {
      id: 'the-sun-comes',
      A: 'partner',
      paragraphs: [
        '{H} looked along the branches, from below. Then the sun came round the hill, and all the brown leaves opened, and were orange. It sounded like soft rain. {H} looked at left wings for a long time. There was no nick. They were all as smooth as if they had been ironed. “They look so new,” said {A}.'
      ]
    },
    {
      id: 'how-many',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How many are there?” asked {A}. {H} began at the tip of a branch. At thirty the branch moved, and twelve of them sat somewhere else. {H} began again from the other end, and met the twelve.',
        'The branch hung down low, as if it had apples on it. One butterfly is no heavier than a paper clip. “Then how many bend a branch?” asked {A}. They tried it with a twig of the same sort, and one finger. It was a good many paper clips.'
      ]
    },
    {
      id: 'brown-side-out',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When a cloud came, the monarchs shut again, all over the tree. “Where have they gone?” asked {A}. “They’re there,” said {H}. “They’ve only got their brown side out.” Outside they were like dry leaves, and nobody looks twice at those.',
        '{H} had a jacket that was red on the inside. {H} stood by the trunk, kept it shut, and was bark. Then the sun came out, and {H} opened it. “Oh,” said {A}, “there you are.”'
      ]
    },
    {
      id: 'other-whispers',
      A: 'other',
      spare: 3,
      paragraphs: [
        'On the hill you had to whisper, and {A} did it so well that {H} heard nothing. {H} looked where {A} was pointing. There was a butterfly on a hat, and the hat was on {A}.',
        '“What’s it doing?” {A} asked with no voice at all. {H} showed it with two hands: it opened, and it shut, and it opened. It had no nick. After a time {A} knew its whole story, and it had not cost a single word.'
      ]
    },
    {
      id: 'the-same-sleeve',
      A: 'partner',
      paragraphs: [
        '{H} held out the left sleeve. If the butterfly saw that, it would remember. “Did yours leave in March?” asked a woman in a big hat, who looked after the wood. “It only flew the first bit. Its children flew the next, and their children flew on from there.” {A} counted. “So these are its great-grandchildren,” said {A}.'
      ]
    },
    {
      id: 'elder-and-the-parcel',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We used to send cake to my aunt like that,” said {S}. “It went with the milkman to the bridge, and with the baker to the mill. From there a boy took it on his bicycle.” {A} asked if it had ever got there. “The string did,” said {S}, “and a very kind letter.”',
        '“And these get there every time,” said {S}, and looked up. “With nothing on but wings.” A butterfly sat down on {S}’s shoe, to rest. {S} stood as still as a bridge.'
      ]
    },
    {
      id: 'child-flies-a-bit',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} flew from the fir to the bench, with both arms, and sat down. “That was my bit,” said {S}. “Now you.” {A} flew from the bench to the wall. “And who flies on from here?” called {A}. They had not got a third.',
        'So {S} got up, and was the grandchild. It flew to the gate with rather tired wings. “I’ve never been here before,” it said, and looked about. It found a biscuit in its pocket. “From my grandmother,” it said.'
      ]
    },
    {
      id: 'the-same-tree',
      A: 'partner',
      paragraphs: [
        '{H} let the sleeve sink. “Then none of them has ever been here,” said {H}. {A} looked at the wood. “There are a hundred firs,” said {A}, “and they’re in the same one as last year. Who told them?” Nobody had. “Who told you to hum when you do up your shoes?” asked {A}. “Nobody,” said {H}. “They say that my great-grandmother did.”'
      ]
    }
  ],
  turn: [
    {
      id: 'telling-them',
      A: 'partner',
      paragraphs: [
        'Now {H} did not look for the nick any more. If they were all new here, they had to be told things. “That’s the big rock,” {H} whispered. “After lunch the sun’s over there. And here’s where your great-grandmother sat.” {H} held up the sleeve, to show them the third button. “What was she like?” asked {A}, for the butterflies. “She had a nick,” said {H}, “on the left.”'
      ]
    },
    {
      id: 'how-they-steer',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How do they know where south is?” asked {A}. The woman in the hat said that they go by the sun. They have a clock in their feelers, to tell them where the sun ought to be. {H} shut both eyes, turned round, and pointed at the sun.',
        'It was right, as it was warm on the finger. “Now the same at night,” said {A}. {H} turned, and pointed, and it was a fir. “They don’t fly at night, either,” said {H}, and sat down.'
      ]
    },
    {
      id: 'the-one-who-drinks',
      A: 'same',
      spare: 7,
      paragraphs: [
        'By the path there was a wet place, and some of the butterflies had come down to it. Each had a tongue like a thin black thread, all rolled up. Out it came, and into the wet, and then it rolled itself up again. “It’s a straw that tidies itself,” said {A}.',
        '{H} tried to roll up a blade of grass so that it stayed. The blade undid itself slowly, and pointed at {A}. When they had all drunk, the puddle looked just as it had before. They had only had a sip each, and flown so far for it.'
      ]
    },
    {
      id: 'the-rope',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was a rope along the path, so that nobody went in under the tree. A butterfly did not know about the rope, and sat on it. Now it was on both sides. “Is that allowed?” asked {H}. {A} said that it was, for whoever has six feet.',
        'More of them came and sat beside it, with a bit of room in between, like washing. When the wind blew, they leaned. It was the only rope on that hill at which everybody stopped gladly.'
      ]
    },
    {
      id: 'pet-and-the-visitor',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had found a warm bit of path, and lay there with eyes half shut. A butterfly came down on {A}’s back, and opened its wings, for it was warm there too. {A} felt that something was there, but not what.',
        '{A} looked round, very slowly. The butterfly was on the other side by then. “Don’t move,” whispered {H}. {A} was not going to move, and never had been. So they both had what they wanted, and the sun did the rest.'
      ]
    },
    {
      id: 'what-else-comes-down',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What else has come down to me?” asked {H}. {A} looked at {H} from the front, and from the side. “The ears, I’d say,” said {A}. “And how you eat round the middle of a pancake, and save that.” {H} had thought that was a new idea.',
        '“Does anybody save the edge?” asked {H}. {A} had never heard of it. Perhaps it had to begin with somebody. {H} thought about how to start that, at the next pancake. With luck it would get as far as the great-grandchildren.'
      ]
    },
    {
      id: 'third-button',
      A: 'partner',
      paragraphs: [
        'Then a monarch came down from the fir, with two smooth new wings. It flew once round {H}. There was a lot of sleeve to choose from. It walked past the first button on thin black feet, and past the second. At the third it stopped, and opened its wings to the sun. “It’s come back,” whispered {A}, “and it’s never been here.” {H} kept quite still, and hummed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} whispered “welcome”, and a whole branch opened.',
      '{names} looked for it on the far side, where there was a bit of wind.',
      { text: '{names} drew the nick on a leaf, so that there was no mistake.', needs: ['hands'] },
      { text: '{names} shaded both eyes with a hand, and searched the top.', needs: ['hands'] }
    ],
    way: [
      '{names} held still beside the sleeve, to be more of a branch.',
      '{names} found a wing with a nick, and it was a leaf.',
      { text: '{names} counted it out on four fingers, and put the thumb away.', needs: ['hands'] },
      { text: '{names} turned the button to where the sun could get at it.', needs: ['hands'] }
    ],
    turn: [
      '{names} told one of them where the wind came from.',
      '{names} walked on the very edge of the path, for there was one in the middle.',
      { text: '{names} held up a sleeve as well, with a button to choose.', needs: ['hands'] },
      { text: '{names} blew a kiss, so softly that no wing moved.', needs: ['hands'] }
    ]
  },
  bed: [
    'When the sun went behind the hill, all the wings shut, and the tree was brown. They went down the path on tiptoe, though nobody had said so.',
    'At home the jacket was hung up with its left sleeve to the front. {H} took off both shoes, and hummed, and washed, and lay down.'
  ],
  last: [
    'On the hill hung a whole tree of wings with their brown side out, and {H} was asleep.',
    'The third button was still a bit warm, and {H} slept.'
  ]
})
