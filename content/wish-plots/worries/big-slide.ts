import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const bigSlide = wishPlot({
  id: 'wish-afraid-big-slide',
  beginsElsewhere: true,
  wishes: ['afraid of the big slide', 'afraid big slide', 'big slide afraid', 'fear of heights', 'dare slide', 'dares slide', 'dare climbing frame', 'dares climbing frame', 'stuck climbing frame', 'stuck top slide', 'stuck slide', 'wouldn’t slide', 'won’t slide', 'wont slide', 'wouldn’t down slide', 'won’t big slide', 'not brave slide', 'brave slide', 'brave climbing frame', 'vertigo', 'afriad heights', 'scard heights', 'legs wobbly slide', 'cried slide', 'froze slide', 'froze climbing frame', 'afraid heights', 'scared heights', 'frightened heights', 'terrified heights', 'fear heights', 'fears heights', 'scary heights', 'worried heights', 'nervous heights', 'petrified heights', 'afraid height', 'scared height', 'frightened height', 'terrified height', 'fear height', 'fears height', 'scary height', 'worried height', 'nervous height', 'petrified height', 'afraid slide', 'scared slide', 'frightened slide', 'terrified slide', 'fear slide', 'fears slide', 'scary slide', 'worried slide', 'nervous slide', 'petrified slide', 'afraid slides', 'scared slides', 'frightened slides', 'terrified slides', 'fear slides', 'fears slides', 'scary slides', 'worried slides', 'nervous slides', 'petrified slides', 'afraid climbing frame', 'scared climbing frame', 'frightened climbing frame', 'terrified climbing frame', 'fear climbing frame', 'fears climbing frame', 'scary climbing frame', 'worried climbing frame', 'nervous climbing frame', 'petrified climbing frame', 'afraid climbing frames', 'scared climbing frames', 'frightened climbing frames', 'terrified climbing frames', 'fear climbing frames', 'fears climbing frames', 'scary climbing frames', 'worried climbing frames', 'nervous climbing frames', 'petrified climbing frames', 'afraid jungle gym', 'scared jungle gym', 'frightened jungle gym', 'terrified jungle gym', 'fear jungle gym', 'fears jungle gym', 'scary jungle gym', 'worried jungle gym', 'nervous jungle gym', 'petrified jungle gym', 'afraid monkey bars', 'scared monkey bars', 'frightened monkey bars', 'terrified monkey bars', 'fear monkey bars', 'fears monkey bars', 'scary monkey bars', 'worried monkey bars', 'nervous monkey bars', 'petrified monkey bars', 'afraid high up', 'scared high up', 'frightened high up', 'terrified high up', 'fear high up', 'fears high up', 'scary high up', 'worried high up', 'nervous high up', 'petrified high up', 'afraid high places', 'scared high places', 'frightened high places', 'terrified high places', 'fear high places', 'fears high places', 'scary high places', 'worried high places', 'nervous high places', 'petrified high places', 'afraid being high', 'scared being high', 'frightened being high', 'terrified being high', 'fear being high', 'fears being high', 'scary being high', 'worried being high', 'nervous being high', 'petrified being high', 'afraid climb', 'scared climb', 'frightened climb', 'terrified climb', 'fear climb', 'fears climb', 'scary climb', 'worried climb', 'nervous climb', 'petrified climb', 'afraid climbing', 'scared climbing', 'frightened climbing', 'terrified climbing', 'fear climbing', 'fears climbing', 'scary climbing', 'worried climbing', 'nervous climbing', 'petrified climbing', 'afraid playground ladder', 'scared playground ladder', 'frightened playground ladder', 'terrified playground ladder', 'fear playground ladder', 'fears playground ladder', 'scary playground ladder', 'worried playground ladder', 'nervous playground ladder', 'petrified playground ladder', 'afraid hights', 'scared hights', 'frightened hights', 'terrified hights', 'fear hights', 'fears hights', 'scary hights', 'worried hights', 'nervous hights', 'petrified hights', 'scared big slide', 'frightened big slide', 'terrified big slide', 'fear big slide', 'fears big slide', 'scary big slide', 'worried big slide', 'nervous big slide', 'petrified big slide', 'afraid ladder', 'scared ladder', 'frightened ladder', 'terrified ladder', 'fear ladder', 'fears ladder', 'scary ladder', 'worried ladder', 'nervous ladder', 'petrified ladder', 'slide too tall', 'slide too high', 'slide too big', 'slide so high', 'slide so tall', 'waterslide', 'water slide too tall', 'waterslide too tall', 'waterslide too high', 'water slide too high', 'water slide scared', 'waterslide scared'],
  answers: ['afraid', 'scared', 'frightened', 'terrified', 'fear', 'big', 'high', 'height', 'heights', 'slide', 'climbing', 'climb', 'climbs', 'climbed', 'frame', 'ladder', 'steps', 'top', 'up', 'down', 'playground', 'park', 'go', 'goes', 'going', 'stuck', 'get', 'legs', 'knees', 'shake', 'shaking', 'wobbly', 'tall', 'red', 'dare', 'dares', 'want', 'wants', 'too', 'really', 'very', 'still', 'all', 'other', 'children', 'kids', 'friends', 'brave', 'braver', 'tries', 'first', 'time', 'today', 'cried', 'cry', 'cries', 'froze', 'looking', 'look', 'long', 'being', 'steep', 'queue'],
  except: [...NOT_WELL, 'fell', 'fall', 'falls', 'falling', 'hurt', 'broke', 'broken', 'hospital', 'pushed', 'bully', 'pool', 'swimming', 'plane', 'flying', 'mountain', 'cliff', 'bridge', 'balcony', 'window', 'roof', 'cat', 'who', 'monkey', 'giraffe', 'bird', 'owl', 'squirrel', 'trapped', 'ski', 'skiing', 'stairs', 'lift', 'rollercoaster', 'dark'],
  moods: ['afraid', 'first', 'learning'],
  company: ['digger', 'slide', 'ladder', 'caterpillar', 'fence', 'rung', 'bench', 'girl', 'pigeon'],
  out: true,
  about: 'The hero wants to see the digger behind the fence, which only the top of the big slide can see, and learns from a caterpillar how to get up a ladder: hold with the rest, and let one go.',
  titles: ['Three Hold and One Goes', 'The Digger Behind the Fence', 'Nine Rungs', '{H} and the Caterpillar', 'Stopping Halfway Down'],
  want: [
    {
      id: 'behind-the-fence',
      A: 'partner',
      paragraphs: [
        'Behind the playground fence there was a digger. You could hear it. It went grrr, and clonk, and something big fell down. {H} wanted to see it, but the fence was high, and it had no holes.',
        'Only from the top of the big slide could you look over. It was red, and its ladder had nine rungs. “I’m afraid up there,” said {H}. “It’s too high.” Clonk, went the digger.'
      ]
    }
  ],
  way: [
    {
      id: 'the-knees',
      A: 'partner',
      paragraphs: [
        '{H} went as far as rung four, with {A} close behind. There both knees began to shake, like a washing machine. “Don’t look down,” said {A}. “Look at the sky.” {H} looked up. The clouds were moving, so the ladder moved too.',
        '“The sky’s worse,” said {H}, and held on with both hands, both feet and the chin. It was very safe. But there was nothing left over to climb with.'
      ]
    },
    {
      id: 'what-the-ears-see',
      A: 'same',
      spare: 1,
      paragraphs: [
        'So they listened from there, as that can be done at any height. Grrr. “Now it’s got its mouth open,” said {H}. Clonk. “And now it’s bitten something.” “A shed,” said {A}. Then there was a rattle, quite a long one. “A shed with spoons in it,” said {H}.',
        'The more they heard, the less they knew. It might have been a wall. It might have been a bus. Rung four was a bad place for it. You could hear everything, and you saw only the fence.'
      ]
    },
    {
      id: 'the-left-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} put one hand on {H}’s left knee, and one on the right. “They’re not doing it at the same time,” said {A}. “The left one’s faster.” {H} paid attention to them. It was true. “What are they doing it for?” asked {H}.',
        '“They’ve got everything ready to run,” said {A}, “and there’s nowhere to run to, on a ladder. So they run on the spot.” {H} told them that nobody was going anywhere. The left one slowed down a little. The right one had not been listening.'
      ]
    },
    {
      id: 'all-nine',
      A: 'same',
      spare: 3,
      paragraphs: [
        'If you look neither up nor down, there’s just the rung in front of your nose. {H} had never seen one from so near. It had small bumps on it, for shoes. It had a scratch like a river, and some very old chewing gum.',
        '“What’s on yours?” asked {H}. {A} was two lower. “Somebody’s written HELLO,” said {A}. So it had been read by everybody who had ever come by here. {H} hadn’t noticed it at all. {H} had been busy being afraid.'
      ]
    },
    {
      id: 'how-high',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How high is it here, really?” asked {H}. {A} laid one hand flat against the place where {H}’s shoes were. Then {A} showed it on {A}’s own front. “To here,” said {A}. It was no more than a kitchen table and a cushion.',
        '“It’s higher from above,” said {H}. {A} thought that over. “Yes,” said {A} then. “From below you measure it to your feet. From above you measure it from your eyes, and they’re the highest thing you’ve got.” {H} shut one of them. It helped by half.'
      ]
    },
    {
      id: 'the-queue',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A girl in yellow boots wanted to get up the ladder as well. “Are you stuck?” asked the girl. “We’re having a rest,” said {A}. The girl nodded. “I’ve been stuck on five,” said the girl, “for a whole packet of raisins. My uncle threw them up to me.”',
        '{H} was interested. “Did you catch them?” “Seven,” said the girl. “The rest went in his hair.” There was no hurry, said the girl, and went on the swings till it was time.'
      ]
    },
    {
      id: 'down-first',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“We could practise the way down,” said {A}. “Then you’d know that it’s there.” You keep your tummy to the ladder. One foot hangs in the air, and feels about like an elephant’s trunk. {H}’s foot felt about. It found {A}’s hat.',
        '“Further left,” said the hat. There it was, hard and narrow, just where it had been before. {H} stood on rung three, and looked surprised. Then {H} went back to four, because you had to know that too.'
      ]
    },
    {
      id: 'digger-words',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} stood by the slide, and called up what it might be. “Perhaps they’re making a swimming pool!” called {A}. “Or a new school!” Clonk, it went behind the fence. “Or they’ve lost something.” {H} had to laugh, holding on. It must have been something big.',
        '“What would you dig for?” called {H}. “My other glove,” said {A}. “It’s been gone since I was seven.” It was getting harder and harder not to know.'
      ]
    },
    {
      id: 'tall-things',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Are you afraid of being high up?” asked {H}. “On the third rung of the stepladder,” said {A}. “When I change a bulb, I talk to it. I say, it’s only you and me, bulb.” {H} had always wondered who {A} was talking to.',
        '“And does it help?” “It keeps my mouth busy,” said {A}. “It’s the mouth that starts it.” {H} tried it on the ladder. “It’s only you and me, slide,” said {H}. Somewhere inside the slide there was a soft boing.'
      ]
    },
    {
      id: 'pigeon',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A pigeon flew past, and sat down on the very top of the slide, on the rail. It looked over the fence, first with the left eye and then with the right one. It saw the whole digger, and it made nothing of it. Then it turned round, and looked at {H}.',
        '“What’s it doing?” {H} asked the pigeon. “Roo,” said the pigeon. That could be anything. A pigeon has the best places in town, and then it won’t tell you.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Down below there was {A}, who did not see what it was about. The ground was good enough for {A}. It had everything on it, and it held still. Clonk, went the digger, and {A} looked at the fence.',
        '“If I see it, I’ll tell you,” said {H} from above. {A} looked at {H}’s shoes. They were at a very interesting height.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I got stuck once, on a climbing frame,” said {S}. “Right at the top. I was eight, and I sat there till the lamps came on.” “Who got you down?” asked {A}. “A girl from our street. She didn’t say be brave. She said, left foot, four fingers lower.”',
        '“And then?” “Then right foot. She told me every bit of it, down to the sand.” {S} smiled. “I say it to this day, getting off the bus.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I’m not afraid at all,” called {S} from the bench, and climbed onto it. {S} stretched out both arms. “I’m as high as you are!” {A} looked across. From the ladder it looked rather low. “Your knees are bent,” called {A}.',
        '{S} looked down at them. They were bent, and they would not go straight. “They do it by themselves,” said {S}. “Mine too,” called {A}. They waved to each other, each with just one finger. The others were needed.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '{A} was up and down that slide like a yo-yo. “You just don’t think,” said {A}, at the bottom. {H} tried it. {H} thought of not thinking, and after that of nothing, and the nothing had nine rungs. “It doesn’t work with me,” said {H}.',
        '“It doesn’t work with me in lifts,” said {A}. “There I think the whole time. I hold my ears.” {H} had never had any trouble in a lift. {H} liked the buttons. So everybody has a high place of their own.'
      ]
    },
    {
      id: 'the-caterpillar',
      A: 'partner',
      paragraphs: [
        'Beside {H} on the ladder there was a green caterpillar, and it was climbing too. It held its front end in the air, and felt about.',
        '“It isn’t afraid,” said {H}. “It never lets go of everything,” said {A}. “See? The back holds on, and only the front goes.” {H} watched it. “I’ve got two hands and two feet,” said {H} slowly. “Three could hold, and one could go.”'
      ]
    }
  ],
  turn: [
    {
      id: 'three-hold',
      A: 'partner',
      paragraphs: [
        '“Hand,” said {H}, and one hand went up. “Other hand. Foot. Foot.” At each rung {H} let the knees finish shaking, and then went on. Five, six, seven. At nine there was a rail, and {H} looked over the fence.',
        'There was the digger, with its arm deep in a hole. The driver saw {H}, and lifted the bucket a bit, like a hat. “They’re putting in a tree!” called {H}. “It’s got its feet in a bag!”'
      ]
    },
    {
      id: 'from-up-there',
      A: 'same',
      spare: 14,
      paragraphs: [
        'From the top of the slide you could see other things as well. There was a football on a garage roof. There was a cat in a window. There was the top of a man’s head, with a very small bald patch. {H} told {A} all of it, in order.',
        '“And the knees?” asked {A}. {H} had to look. They were standing there side by side like two good children. Nobody knew how long they had been at it.'
      ]
    },
    {
      id: 'the-passenger',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The caterpillar reached the top too. It held its front out over the slide and felt about. There was a great deal of nothing there, and it drew its front back in. “It’s thinking it over,” said {H}. “It’s steep for a caterpillar.”',
        '{H} held out a leaf from the rail. It got on, front first and then the back. {A} took it down by the ladder and put it in the hedge. Not everybody has to slide.'
      ]
    },
    {
      id: 'halfway',
      A: 'partner',
      paragraphs: [
        'Then {H} sat down at the top of the slide. It was long and shiny, and much too fast. {H} looked at both shoes, which had rubber soles. “Shoes hold,” said {H}, “and the bottom goes.”',
        '{H} pressed them against the sides, and slid. It squeaked. It was as slow as a snail with shopping. Halfway down {H} stopped altogether. “What’s the matter?” called {A}. “Nothing,” said {H}. “I wanted to see if I could.” Then {H} lifted both shoes. Whoosh.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the fence, and it was no lower for that.',
      '{names} listened to the clonk, and to what fell down after it.',
      { text: '{names} knocked on the fence, and something knocked back.', needs: ['hands'] },
      { text: '{names} counted the rungs of the ladder too, and made it nine.', needs: ['hands'] }
    ],
    way: [
      '{names} waited at the bottom of the ladder, and looked up.',
      '{names} kept an eye on the knees from below.',
      { text: '{names} held the ladder tight, so that it shouldn’t move with the clouds.', needs: ['hands'] },
      { text: '{names} rubbed the slide dry with a sleeve, as far up as the sleeve would go.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round to the other end, where people come out.',
      '{names} listened to the squeak, from the top to the middle.',
      { text: '{names} waved over the fence, with both arms, to nobody in particular.', needs: ['hands'] },
      { text: '{names} brushed the sand from the end of the slide.', needs: ['hands'] }
    ]
  },
  bed: [
    'Behind the fence the digger was quiet when they walked home, for it had stopped too. {H} stood both shoes side by side, with the rubber to the wall.',
    '{H} washed, and went to bed by the rule, hand and foot and foot. The knees came last, and they lay still.'
  ],
  last: [
    'Three held on to the blanket and one let go, and {H} was asleep.',
    'Slowly, and without a squeak, {H} slid off, and was asleep.'
  ]
})
