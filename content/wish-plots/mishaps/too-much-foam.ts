import { wishPlot } from '../wish-plot.ts'

export const tooMuchFoam = wishPlot({
  id: 'wish-too-much-foam',
  beginsElsewhere: true,
  wishes: ['bubble bath', 'bubble baths', 'bubblebath', 'bubbly bath', 'bubbles bath', 'bubbles bathtub', 'bubbles tub', 'bubbles bathroom', 'foam bath', 'foamy bath', 'bath foam', 'foam bathroom', 'foam bathtub', 'foam tub', 'foam everywhere', 'foam overflowed', 'foam overflowing', 'foam overflows', 'foam house', 'foam hall', 'foam over edge', 'foam mountain', 'foam monster bath', 'too much foam', 'too many bubbles', 'so much foam', 'so many bubbles bath', 'lots of foam', 'suds bath', 'suds everywhere', 'soap suds', 'bath bubbles overflow', 'bubble bath overflow', 'bubble bath overflowed', 'bath overflowed bubbles', 'whole bottle bubble', 'whole bottle bath', 'poured whole bottle', 'bath bomb bubbles', 'buble bath', 'bubbel bath', 'bath full of bubbles', 'bath full of foam', 'foam beard', 'bubble beard', 'bubbles beard'],
  answers: ['bath', 'tub', 'bathtub', 'bathtime', 'time', 'bubble', 'bubbles', 'bubbly', 'foam', 'foamy', 'suds', 'soap', 'soapy', 'much', 'many', 'far', 'too', 'so', 'lots', 'loads', 'tons', 'huge', 'big', 'giant', 'bathroom', 'house', 'hall', 'floor', 'whole', 'bottle', 'poured', 'pours', 'put', 'puts', 'used', 'tipped', 'tips', 'emptied', 'over', 'edge', 'out', 'overflow', 'overflows', 'overflowed', 'overflowing', 'spilled', 'filled', 'fills', 'full', 'came', 'comes', 'grew', 'grows', 'growing', 'up', 'ceiling', 'everywhere', 'beard', 'hat', 'mountain', 'hill', 'had', 'having', 'has', 'took', 'taking', 'loves', 'love', 'fun', 'splash', 'splashing', 'splashed', 'brother', 'sister', 'story', 'please', 'tonight', 'today', 'evening', 'boat', 'with', 'all', 'the', 'way', 'down', 'made', 'makes', 'make', 'made'],
  except: ['dog', 'cat', 'puppy', 'elephant', 'hippo', 'shark', 'crocodile', 'drown', 'drowned', 'slipped', 'hurt', 'eyes', 'sore', 'stings', 'hospital', 'eczema', 'rash', 'swallowed', 'drank', 'machine', 'dishwasher', 'washing', 'party', 'scared', 'afraid', 'hates', 'wrap', 'tea', 'hair', 'spider', 'alone', 'wand'],
  moods: ['losing', 'proud'],
  company: ['foam', 'bath', 'tap', 'boat', 'cap', 'bottle', 'mat', 'soap', 'bubbles'],
  about: 'The boat is lost somewhere in a bath with far too much foam, and the more the hero digs for it, the more foam there is, until it is heard what foam does when it is left alone.',
  titles: ['A Bit More Than Plenty', 'The Foam on the Bath Mat', '{H} Looks for a Boat', 'One Capful, It Says', 'What the Foam Whispered'],
  want: [
    {
      id: 'more-than-plenty',
      A: 'partner',
      paragraphs: [
        '{H} had wanted a bubble bath with plenty of bubbles. Now there were a few more than plenty. The foam stood over the bath like a white hill. {H} sat in the middle of it, up to the chin.',
        '“One capful, it says here,” said {A}, with the bottle. “Where’s the cap?” “In the bath,” said {H}. “It slipped out, and then the rest came out to look for it.” But the cap was not the worst of it. {H}’s red boat was somewhere in there too. “I want my boat!”'
      ]
    }
  ],
  way: [
    {
      id: 'digging',
      A: 'partner',
      paragraphs: [
        'So {H} dug for it, with both arms, to the left and to the right. No boat came up, only foam. There was more of it than before. It climbed onto the edge, looked down, and slid over. Then it sat on the bath mat, beside {A}’s feet. “Now it’s getting out,” said {A}.'
      ]
    },
    {
      id: 'bucket',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} scooped some of it up with a bucket and carried it to the basin. There it sat, as high as a cake. {A} fetched some more. Soon the basin was full. The bath was no emptier.',
        '“You’d think there’d be a hole where I took it,” said {A}. There was not. There was a sort of bump. {H} put an arm into the bump, as far as the shoulder. It was bump all the way through.'
      ]
    },
    {
      id: 'beard',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} came up with a beard. It had come by itself, and it reached down to {H}’s tummy. “Good evening, sir,” said {A}. “Have you seen a child in here?” {H} stroked the beard. “It was here a hundred years ago,” said {H}.',
        'Then {H} said “boat”, and the B blew a hole in it. The beard fell off in one piece and floated away. Without it {H} was young again, and rather cold about the chin.'
      ]
    },
    {
      id: 'plug',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We’ll let a bit of it out,” said {A}, and felt along the chain, and pulled. It gurgled. The water went down past {H}’s elbows. The foam stayed where it was. It stood there on nothing, like a hat on a shelf.',
        '“You’ve let out the wrong part,” said {H}. It was draughty underneath. {A} put the plug in again, and a little warm water came back. Nobody told the foam about it, and it never noticed.'
      ]
    },
    {
      id: 'one-bubble',
      A: 'same',
      spare: 3,
      paragraphs: [
        'One bubble was bigger than the rest. It sat on {H}’s wrist and had the whole bathroom in it, bent. There was a tiny lamp, and there was a tiny {A}, with a very wide middle.',
        '“Am I in there as well?” asked {H}. {A} came nearer with one eye. “You’re on the other side,” said {A}. “You’re upside down, and your nose comes first.” {H} turned it gently. It grew thin on top, and pink, and green. And then it was a wet spot.'
      ]
    },
    {
      id: 'out-in-the-hall',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A piece of foam had got as far as the door. It was the size of a loaf. It waited on the sill, and when the draught came, it went a little way out. “It’s leaving home,” said {A}.',
        '“Perhaps it’s gone to find the kitchen,” said {H}. They watched it from the bath. It stopped at the first pair of shoes and would not go round them. There it grew smaller and smaller. It had been a short life, but it had seen the hall.'
      ]
    },
    {
      id: 'wrong-things',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} found the flannel, which nobody had missed. {H} found something long, with five ends. That was a foot. “Is it mine?” asked {H}. “Wiggle it,” said {A}.',
        '{H} wiggled. Nothing could be seen, of course, but somewhere at the far end the foam laughed a bit. “That’s you,” said {A}. {H} felt on along the bottom. There was the soap, too, but only for a moment. It had other plans.'
      ]
    },
    {
      id: 'pet-cloud',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} came to see what took so long. On the mat sat something big and white that had not been there before. {A} stopped, and stretched out as far as possible, and touched it with the tip of the nose.',
        'Then the tip of the nose was white. {A} looked at it with both eyes at once. After a sneeze, it was gone, and there was a small round hole in the foam. {A} went away backwards, and told nobody.'
      ]
    },
    {
      id: 'elder-shaves',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had a tin bath,” said {S}, “and one piece of soap for all of us. It gave you about four bubbles.” {A} held out both arms, full of foam. {S} took it, and did not know at all where to put it.',
        'In the end {S} wore it, over both shoulders, like a fur. “Now I’m going to the opera,” said {S}, and walked slowly up and down beside the bath. Bits of the fur dropped off on the way.'
      ]
    },
    {
      id: 'child-shop',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} knelt by the bath and had a shop. “What would you like?” asked {S}. “A boat,” said {A}. There were no boats. There was ice cream, there was soup, and there was a pillow. All of it was foam.',
        '“Then I’ll have soup,” said {A}, and got it in both hands. “You’ll have to be quick,” said {S}. “It’s going.” {A} paid with the flannel. {S} gave change, and that was foam too.'
      ]
    },
    {
      id: 'baby-claps',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} was held up to see. Such a lot of white was new. {A} reached out and took some, and closed a fist on it, to keep. When the fist was opened, nothing was in it but the fist.',
        '{A} looked at the hand from the front and from the back. Then {A} clapped, and a little of it flew up. It came down on a round head, like the smallest hat in the world.'
      ]
    },
    {
      id: 'guest-washes',
      A: 'guest',
      spare: 10,
      paragraphs: [
        '“I only wanted to wash my hands,” said {A} in the doorway, with both sleeves rolled up. There was foam in the basin and foam on the floor. Out of the bath spoke a voice. “Good evening,” it said. “Have you seen a boat?”',
        '{A} had not. {A} waded to the basin, on tiptoe. “At home,” said {A}, “we put the bubbles in the water. Here you put the water in the bubbles.” But {A} stayed to look, for it was warm in there.'
      ]
    },
    {
      id: 'hitting-it-flat',
      A: 'partner',
      paragraphs: [
        'Then {H} tried to beat it flat. Slap, slap, slap, went both hands, and the water jumped. When {H} could see again, the foam was twice as high. There was some on the tap, and some in {A}’s ear.',
        '“Stop,” said {A}, and looked closely at a handful of it. “It’s hardly anything. It’s a drop of soap with a lot of air in it. And who’s stirring in the air?” {H} looked down at two very busy hands. “Me,” said {H}. “But how do I find my boat, if I don’t stir?”'
      ]
    }
  ],
  turn: [
    {
      id: 'sat-still',
      A: 'partner',
      paragraphs: [
        '“Let’s see what it does by itself,” said {A}. So {H} sat quite still, with both hands on both knees. At first it did nothing. Then they heard it. It was whispering. All the bubbles were going out, one by one, and it sounded like rain a long way off.',
        'And slowly the hill sank. {H}’s shoulders came out, and then the elbows. Two islands rose, and those were {H}’s knees. Between them stood something small and red. It was a funnel. The foam went down a bit more, and under the funnel was the boat.'
      ]
    },
    {
      id: 'right-in-front',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“It was right in front of me the whole time,” said {H}. “I dug everywhere but there.” The boat had a cap of foam on its roof, and a little on its bow. It looked as if it had come from the North Pole.',
        '“What did it do all that time?” asked {A}. {H} turned it round and looked in at the window. “It stopped the engine,” said {H}. “That’s what you do in fog.”'
      ]
    },
    {
      id: 'the-mat-too',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The foam on the mat was getting smaller as well, and so was the foam in the basin. One could hear all three. The bath whispered lowest, and the mat sometimes went tick.',
        '“It’s talking itself to sleep,” said {A}. They listened until there was only one lump left, on the toe of {A}’s sock. It said tick. Then there was only sock.'
      ]
    },
    {
      id: 'sat-on-the-cap',
      A: 'partner',
      paragraphs: [
        '{H} pushed the boat once round the islands, very gently. Then {H} moved over a little, and felt underneath. There was the cap. {H} had been sitting on it. “I thought the bath was lumpy today,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked in at the door, and saw only a hill with a face.',
      '{names} smelled the soap all the way from the hall.',
      { text: '{names} rolled up both trouser legs, just in case.', needs: ['hands'] },
      { text: '{names} held the bottle up to the light, and it was very clear.', needs: ['hands'] }
    ],
    way: [
      '{names} got a dab of it on the chin, and left it there.',
      '{names} went round the lump on the mat.',
      { text: '{names} caught a bit in a mug, and put a saucer on it.', needs: ['hands'] },
      { text: '{names} wiped some foam off the mirror, and somebody looked out.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still too, and heard it tick.',
      '{names} breathed very softly, so as not to stir.',
      { text: '{names} held the towel ready by its corners.', needs: ['hands'] },
      { text: '{names} hung the mat up to drip.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boat stood on the edge of the bath, with its bow to the window. Nothing whispered any more.',
    '{H} was rubbed dry, and smelled of soap from end to end, and lay down. The pillow was white and high, but it stayed the size it was.'
  ],
  last: [
    'One last bubble sat behind {H}’s ear. It went out, and {H} was asleep.',
    'Nobody stirred, and it all sank slowly, and {H} was asleep.'
  ]
})
