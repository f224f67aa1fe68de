import { wishPlot } from '../wish-plot.ts'

export const swimmingBadge = wishPlot({
  id: 'wish-swimming-badge',
  beginsElsewhere: true,
  wishes: ['swimming badge', 'swimming badges', 'swim badge', 'swiming badge', 'swimming certificate', 'swimming test', 'swim test', 'swimming award', 'swimming medal', 'swimming exam', 'seahorse badge', 'duckling badge', 'ten metres', 'five metres', 'metre badge', 'metres badge', 'metre swim', 'metres swim', '10 metres', '25 metres', 'swam a length', 'swam a width', 'swam length', 'swam width', 'swim a whole length', 'without arm bands', 'without floats'],
  answers: ['swimming', 'swim', 'swims', 'swam', 'badge', 'certificate', 'test', 'award', 'medal', 'metres', 'meters', 'ten', 'five', 'ten', 'first', 'got', 'getting', 'gets', 'won', 'earning', 'earned', 'passed', 'passing', 'pool', 'lesson', 'lessons', 'teacher', 'tomorrow', 'today', 'proud', 'nervous', 'worried', 'deep', 'water', 'width', 'length', 'whole', 'own', 'herself', 'himself', 'armbands', 'floats', 'float', 'without', 'seahorse', 'duckling', 'sew', 'sewn', 'costume', 'trunks', 'finally', 'time', 'almost'],
  except: ['failed', 'fail', 'didn’t', 'not', 'lost', 'drowned', 'drowning', 'sea', 'ocean', 'lake', 'river', 'shark', 'sharks', 'mermaid', 'dolphin', 'dolphins', 'dog', 'puppy', 'cat', 'fish', 'penguin', 'hippo', 'elephant', 'duck', 'running', 'football', 'scout', 'brownie', 'cancelled', 'ill', 'earache', 'verruca', 'pushed', 'jumped', 'diving', 'robot', 'dinosaur', 'dragon', 'crying', 'cried'],
  moods: ['proud', 'first', 'afraid', 'waiting', 'learning'],
  out: true,
  about: 'For the swimming badge nobody’s foot may touch the floor, but the hero’s left foot always has to see if it is still there, until somebody watches the floor for it.',
  titles: ['The Left Foot', 'The Floor Was Still There', '{H} and the Whale Badge', 'Ten Metres Without a Toe', 'Somebody Watched the Floor'],
  want: [
    {
      id: 'a-place-for-it',
      A: 'partner',
      paragraphs: [
        'On {H}’s swimming things there was an empty place, just right for a badge. The badge was blue, with a whale on it, and {H} wanted that whale. You got it for ten metres without touching the floor.',
        'The pool smelled of wet hair and chlorine. {A} had come along, and sat on the warm tiles at the side. “Off you go,” said Mrs Lam, who taught them. {H} swam one stroke, two, three. “I saw a toe,” said Mrs Lam.'
      ]
    }
  ],
  way: [
    {
      id: 'whose-toe',
      A: 'partner',
      paragraphs: [
        '“That wasn’t me,” said {H}. “That was my foot.” It was the left one, and it went down by itself. It only touched the floor quickly, like somebody looking in at a door.',
        '“Kick harder,” said {A}, who knew about it. {H} kicked and swam till the water was white, and {A} was wet to the ears. Somewhere in all that foam the foot had gone down again. “A toe,” called Mrs Lam.'
      ]
    },
    {
      id: 'cold-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Nobody got in all at once. First came the ankles, and they were fine. At the knees {H} drew in a breath. Then the water reached the tummy, and {H} went up on tiptoe. The water came along.',
        '“Down to the chin,” called Mrs Lam, “and say hello.” {H} said hello. It came out an octave up. After that it was warm, as if somebody had changed the pool over behind their backs.'
      ]
    },
    {
      id: 'goggles',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} spat in the goggles and rubbed it round. “So that they don’t mist up,” said {A}. {H} put them on, and let go of the strap. Smack. The world was blue now, and it had a rim. {H} lay down on it and looked under.',
        'There was the black line, and a plaster, and eight legs of other children, all kicking. Right beside there was a foot that hung down a bit. {H} knew it at once by the toenail. It was looking at the floor.'
      ]
    },
    {
      id: 'bubbles',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Blow out under the water,” said Mrs Lam, “as if it were soup.” {H} blew, and it roared about both ears. “Mine said something,” said {H}, coming up. {A} bent down over the edge to listen. “Say it again.”',
        '{H} went under, and said it again. The bubbles rose, one after the other, and burst right under {A}’s nose. “Blub, blub, biscuit,” said {A}. {H} came up, astonished. “That’s just what I said.”'
      ]
    },
    {
      id: 'lying-down',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the back it went best. Mrs Lam had one hand under {H}’s head, then only a finger. “Look at the lamps,” said Mrs Lam. There were nine, in rows. {H} lay on the water as one lies on a bed. Then the finger was gone, and nothing happened.',
        '“Who’s holding me?” asked {H}. “The water,” said Mrs Lam. {H} thought about that, and began to sag in the middle. “Tummy up,” said Mrs Lam. “It can’t hold a banana.”'
      ]
    },
    {
      id: 'the-pole',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Mrs Lam had a long pole, which she carried along beside you. “Is that for pushing?” asked {A}. “It’s for holding,” said {H}. “If you’ve had enough, you take it. Then she walks, and you come along like a dog.”',
        '{A} wanted to know if it was any use on land. So Mrs Lam held it out, and {A} took hold. She went along the side, and {A} came too. It was very restful. They went as far as the showers.'
      ]
    },
    {
      id: 'frog-legs',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Up, out, together,” said Mrs Lam. That was how a frog did it. {A} did it too, lying on the bench, with a towel underneath. “Up,” said {A}. “Out.” A lady with a bath cap had to make a long step.',
        '“Together!” called {H} from the water. {A} put both legs together, and slid off at the end. “That’s ten centimetres,” said {H}. {A} had not touched the floor until then. It would have counted.'
      ]
    },
    {
      id: 'others-badges',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On the hook beside theirs hung a towel with eleven badges. There was a crab on it, and a turtle, and a shark with a star. {H} and {A} stood before it and read it like a page. “You have to do that one in pyjamas,” said {H}.',
        '“In pyjamas?” asked {A}. “Yes, so you know how it is if you fall in. And you have to fetch a brick.” {A} thought it over. “Who’d leave a brick in there?” They neither of them knew. It must be somebody with pyjamas on.'
      ]
    },
    {
      id: 'wrinkles',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In the middle there was a rest. They looked at {H}’s fingers, which had gone like walnuts. “You’ve shrunk inside,” said {A}. “Your skin’s too big for you now.” {H} laid a thumb on {A}’s thumb. It was like two countries.',
        'They looked at the left foot as well. It was the most wrinkled of all. It had small valleys, and a mountain at the back. “It looks as if it’s been thinking,” said {A}.'
      ]
    },
    {
      id: 'their-own-badge',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“I got mine in rain,” said {A}. “It was an outdoor pool, and it poured. Nobody could say any more where the water stopped. The teacher had an umbrella, and she shouted: are you still in?” “And were you?” asked {H}.',
        '“I didn’t know,” said {A}. “I just went on. At some point I was in among the flower beds.” {H} laughed, and got a mouthful of pool. It did not taste of much. “She gave it to me anyway,” said {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“My costume was knitted,” said {S}. “It was as red as a letter box. When I got in it drank, and by the other side it came down to my knees.” {A} stared. “Did you get the badge?” “I did,” said {S}, “but I couldn’t get out.”',
        '“They had to wring me,” said {S}. “Two at the top and two at the bottom. The badge was sewn on at my hip. When it was dry, it sat under my arm.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had to stay in the small pool, where it was as warm as tea. It came up to the ankles. “I’m swimming!” called {S}, lying in it with both hands on the floor. “Look, I’m walking with my arms.” {A} came to the edge to see.',
        '“I saw a hand,” said {A}, as strictly as Mrs Lam. “I’ve got two,” said {S}, and showed them both, and went under as far as the nose. It came up again, and sneezed. Nobody had ever swum so far on two hands.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“Mine was the ears,” said {A}. “I kept lifting them out to hear if somebody was calling.” {H} had never thought of ears. “And was somebody?” “No,” said {A}. “It was only the loudspeaker. It wanted the man with the green car.”',
        'They tried it out, and lay there with their ears under. All the shouting was gone. It clicked a bit, and a long way off somebody was humming. It was Mrs Lam, who thought that nobody could hear.'
      ]
    },
    {
      id: 'a-nosy-foot',
      A: 'partner',
      paragraphs: [
        'At the rest they sat and looked at the foot. It was wrinkled, and dripped. “What does it want down there?” asked {A}. {H} thought. “It wants to know if the floor’s still there,” said {H}. “It can’t see it from on top.”',
        '{A} looked down through the water. You could see every tile. “But I can,” said {A}. “I’ll watch the floor for it. If it goes, I’ll tell you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'ten-metres',
      A: 'partner',
      paragraphs: [
        '{H} let go of the wall. {A} went along the edge, and looked down. “It’s there,” said {A}. {H} swam. The foot twitched. “Still there,” said {A}. It was there at four metres, and at five. “All white,” said {A}, “with a plaster.”',
        'The foot came up, and kicked along with the other one. Water went up {H}’s nose, and {H} puffed, and swam on. “Still there. Still there.” Then one hand touched the wall. “I didn’t see a toe,” said Mrs Lam.'
      ]
    },
    {
      id: 'how-long-it-was',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} held on to the rail, and looked back. The wall over there was quite small, with a small clock. “Was I there?” asked {H}. “Just now,” said {A}. It had been a very long way, and {H} could not remember one bit of it.',
        '“There was a blue tile,” said {A}. “Past the plaster, on the right. You went straight across it.” {H} was pleased to hear that. It was like a journey by night, and somebody else had looked out of the window.'
      ]
    },
    {
      id: 'hot-shower',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Under the shower you pressed a knob. Then there was warm water for as long as a song. {H} stood there with both eyes shut. “I’ve got it,” said {H}, into the water. It went all down the front.',
        'Their clothes would not go on afterwards. A sock on a damp foot went only as far as the heel. {A} pulled, and {H} held on to the bench. The left one was the harder. It still had hold of something.'
      ]
    },
    {
      id: 'sewn-on',
      A: 'partner',
      paragraphs: [
        'At home the whale was sewn on, in the empty place, with blue thread. “It’s half yours,” said {H} to {A}. “You did the floor.” {A} only wanted the tail.',
        '“And what does the foot get?” asked {A}. {H} took a pen and drew a small whale on the sole. It tickled. “Now there’s somebody down there,” said {H}, “and it needn’t look.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the empty place, and it was big enough for a whale.',
      '{names} sat by the side, where it splashed only now and then.',
      { text: '{names} held the towel, open, for afterwards.', needs: ['hands'] },
      { text: '{names} packed the comb, and the coin for the locker.', needs: ['hands'] }
    ],
    way: [
      '{names} got a good deal of white water on the head.',
      '{names} saw the toe too, and kept it quiet.',
      { text: '{names} kicked along, on the bench, with both feet in the air.', needs: ['hands'] },
      { text: '{names} wrung out a corner of the towel.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the floor as well, and it stayed where it was.',
      '{names} went along the side, as far as the wall.',
      { text: '{names} clapped, and it rang all over the pool.', needs: ['hands'] },
      { text: '{names} threaded the needle, with blue.', needs: ['hands'] }
    ]
  },
  bed: [
    'The swimming things were hung up to dry, with the whale at the front. They dripped for a while, then less.',
    '{H} washed everything but one sole, and got into bed. The left foot went right down to the end, to see if it was there. It was there.'
  ],
  last: [
    'It was still there, the mattress under both feet, and {H} was asleep.',
    'No toe moved any more, not even the nosy one, and {H} slept.'
  ]
})
