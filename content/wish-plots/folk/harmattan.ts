import { wishPlot } from '../wish-plot.ts'

export const harmattan = wishPlot({
  id: 'wish-harmattan',
  wishes: ['harmattan', 'harmatan', 'hamattan', 'hamatan', 'harmartan', 'harmattan wind', 'harmattan season', 'harmattan morning', 'harmattan haze', 'harmattan lips', 'harmattan cracked lips', 'harmattan cold', 'harmattan brown', 'sahara dust', 'saharan dust', 'sahara wind', 'saharan wind', 'desert wind dust', 'desert dust wind', 'dusty desert wind', 'dusty wind lips', 'dusty wind brown', 'dry wind cracked lips', 'dry season dust', 'dry season wind', 'shea butter lips', 'shea butter', 'sheabutter', 'cracked lips wind'],
  answers: ['harmattan', 'wind', 'winds', 'windy', 'dust', 'dusty', 'dry', 'brown', 'desert', 'sahara', 'saharan', 'sand', 'haze', 'hazy', 'season', 'morning', 'mornings', 'cool', 'cold', 'chilly', 'lip', 'lips', 'cracked', 'crack', 'cracks', 'chapped', 'skin', 'ashy', 'shea', 'butter', 'cream', 'sweater', 'jumper', 'cardigan', 'nose', 'sneeze', 'sneezing', 'sky', 'sun', 'december', 'january', 'christmas', 'nigeria', 'lagos', 'kano', 'jos', 'ghana', 'accra', 'tamale', 'africa', 'west', 'village', 'visit', 'visiting', 'grandma', 'home', 'everything', 'everywhere', 'table', 'car', 'washing', 'laundry', 'clothes', 'whistle', 'laugh', 'laughing', 'comes', 'came', 'come', 'blows', 'blowing', 'blew', 'is', 'here', 'gets', 'got', 'time', 'day', 'the', 'it', 'all'],
  except: ['asthma', 'inhaler', 'hospital', 'ill', 'sick', 'cough', 'coughing', 'poorly', 'bleeding', 'nosebleed', 'fire', 'bushfire', 'crash', 'accident', 'died', 'dead', 'camel', 'camels', 'dragon', 'robot', 'genie', 'mummy', 'pyramid', 'lost', 'scared', 'afraid', 'sandstorm', 'allergic', 'eczema'],
  moods: ['change', 'learning', 'first'],
  company: ['wind', 'dust', 'street', 'sun', 'washing', 'lip', 'plate', 'desert', 'step', 'door', 'lizard', 'mirror', 'shelf'],
  about: 'The harmattan cracks the hero’s lips on a day when everything is funny, and licking makes it worse, until two spots on a plate show what the wind drinks and what it leaves.',
  titles: ['What the Wind Left', 'The Day of No Laughing', '{H} Laughs Flat', 'Two Spots on a Plate', 'Brown Eyebrows'],
  want: [
    {
      id: 'brown-eyebrows',
      A: 'partner',
      paragraphs: [
        '{H} woke up cold, for the harmattan had come in the night. That is the dry wind from the desert, and it brings dust. The street was brown, and the sun as pale as a plate. On the step sat {A} in two jumpers, with brown eyebrows.',
        '{H} laughed, and the lower lip cracked. “Ow,” said {H}. “Please don’t be funny. I want to laugh, and I can’t.” “I’m only sitting here,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'a-sad-sock',
      A: 'same',
      spare: 1,
      paragraphs: [
        'To be on the safe side, {A} told only sad things. “I once had a sock,” said {A}, “and it had nobody.” {H} nodded, with a stiff face. “One day it met another sock. But that one was going somewhere else.”',
        '“Where?” asked {H}. “On a foot,” said {A} sadly. {H} had to hold the lip together with two fingers. “Tell me about something without feet,” said {H}. “That’s just what the sock said,” said {A}.'
      ]
    },
    {
      id: 'goat-on-the-table',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The table had been wiped at breakfast, and now you could draw on it again. {A} drew a goat in the dust, with one finger. {H} gave it four legs. By the time it had a tail, the head was growing faint.',
        'They drew the head once more, and then the tail was going. “We’ll have to keep on,” said {A}. “It’s the only goat we’ve got.” {H} held both cheeks and looked hard at the wall, which was brown as well.'
      ]
    },
    {
      id: 'licking',
      A: 'partner',
      paragraphs: [
        '{H} licked the lip. Now it was wet, and felt fine. {A} yawned, and there was a brown ring round the yawn. {H} laughed. “Ow.” The lip was drier than before, and there were two cracks in it.',
        '“Perhaps it wants more,” said {H}, and licked as far as a tongue will go. The wind came round the corner. When it had gone, {H}’s whole mouth was as stiff as cardboard.'
      ]
    },
    {
      id: 'laughing-flat',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“There must be a way to laugh without the corners,” said {A}. They practised. {H} kept the mouth as small as a button and said “ho”. {A} tried it through the nose, and got dust up it. The sneeze came out brown.',
        '{H} ran indoors and laughed into a cupboard with {H}’s hand over the lip. From outside it sounded like a hen in a box. “I heard that,” said {A}. “It had corners.”'
      ]
    },
    {
      id: 'the-other-in-jumpers',
      A: 'other',
      spare: 4,
      paragraphs: [
        'In the harmattan the morning is cold and the noon is hot. At breakfast {A} had worn two jumpers and a woolly hat. At ten the first jumper was off, and at eleven the second. Now {A} came past with both of them under one arm.',
        '“And the hat?” asked {H}, very carefully. {A} felt for it. It was still on. Inside it the hair had stayed at breakfast time. {H} looked at the sky and thought of porridge.'
      ]
    },
    {
      id: 'the-door-that-stuck',
      A: 'same',
      spare: 5,
      paragraphs: [
        'All through the rains the bathroom door had been swollen, and stuck. You had to put your shoulder to it. {A} put a shoulder to it now. But the dry wind had made it thin again. It swung open like a curtain. {A} went through, past the basin, and sat down in the bath.',
        '{H} turned to the wall, and both shoulders shook. “It’s not stuck any more,” said {A} from inside. “I know,” said {H}, as flat as anything.'
      ]
    },
    {
      id: 'elder-brown-socks',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I walked to school in it,” said {S}. “When I got home, they told me to take off those brown socks before I came in.” {A} bit on a finger. “And did you?”',
        '“I pulled and pulled,” said {S}. “I hadn’t got any on.” {A} had to go and stand behind the door for a while. {S} waited, and then told it on. “The next day they told me to take off my gloves.”'
      ]
    },
    {
      id: 'two-spots',
      A: 'partner',
      paragraphs: [
        'On the step stood a plate from breakfast, with two spots on it. One was water, and one was oil from the fried plantain. {H} looked away, at the washing. A shirt that had dripped just now was dry.',
        '{A} bent over the plate. “Look,” said {A}. There was only one spot left, and that was the oil. “The wind’s drunk the water, and it’s left the oil.” {H} felt the lip. “And I kept pouring it more,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'hard-as-a-candle',
      A: 'partner',
      paragraphs: [
        'Indoors on a shelf stood a jar of shea butter. It comes from the nuts of a tree, and today it was as hard as a candle. {H} held a bit in one fist until it was soft, and put it on.',
        'They went out into the wind. It felt {H}’s mouth all over, and found nothing to drink. On the wall a lizard nodded its head, as lizards do there. “Somebody’s asked it if it’s dusty,” said {A}.'
      ]
    },
    {
      id: 'a-lake-on-the-nose',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Where does it get all that dust?” asked {H}. “A lot of it comes from a lake,” said {A}. “It’s far away in the desert, and it dried up long ago. The dust was the bottom of it, with shells in it that are too small to see.”',
        '{H} looked at {A}, and wiped a finger down the middle. “Then you’ve got a lake on your nose,” said {H}. “Is anything swimming in it?” asked {A}, and held quite still.'
      ]
    },
    {
      id: 'pet-one-brown-spot',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Only {A} was safe to look at, for {A} had never told a joke. So {H} sat down there for a rest. {A} looked back. Then a little dust came down, and settled just in the middle of {A}’s face.',
        '{A} did not notice, and went on looking very wise. {H} got up at once. “It isn’t your fault,” said {H}, and went to rest beside a bucket.'
      ]
    },
    {
      id: 'over-the-sea',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“When it’s been here, where does it go?” asked {H}. “Out over the sea,” said {A}. “Some of it gets as far as Brazil. There’s a forest there that’s fed by it.” They looked at the table, and at all that was still waiting to go.',
        '{H} blew. It rose up, turned round, and came down on the same table. “It’s missed it,” said {A}. “It’ll have to take the next wind.”'
      ]
    },
    {
      id: 'writing-hello',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} had wiped a chair and sat down on it. When {A} got up, the rest of the chair was brown again. The clean place had just the shape of {A}. “You’ve left yourself behind,” said {H}.',
        'After that they each sat down on everything once, the bench and the box and the bottom stair. It was the quickest way to dust. “Who lives here?” anybody would have asked. “Two pears,” said {H}.'
      ]
    },
    {
      id: 'all-that-was-saved',
      A: 'partner',
      paragraphs: [
        '{H} laughed, with both corners, and nothing cracked. Behind that laugh stood all the others that had had to wait. {H} let them out one after another. {A} was funny on purpose.',
        'Then {A} stopped, and looked. Dust likes butter, and it had come down on {H}’s mouth and stayed. “You’ve got a moustache,” said {A}. “It goes with your eyebrows,” said {H}, and that was one laugh more.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} left a row of marks across the brown floor.',
      '{names} sat in the wind, and went a little brown on one side.',
      { text: '{names} wiped the window, and then wiped it again.', needs: ['hands'] },
      { text: '{names} wrote a short word on the table with one finger.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed, and tried to do it seriously.',
      '{names} kept a straight face, and looked the other way.',
      { text: '{names} took the dry shirts in, and shook the dust out of them.', needs: ['hands'] },
      { text: '{names} passed {H} a cupboard door to laugh behind.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to smell at the jar, and got a bit of it on the nose.',
      '{names} nodded back at the lizard.',
      { text: '{names} warmed a piece of shea butter between two palms.', needs: ['hands'] },
      { text: '{names} fetched a mirror, so that the moustache could be seen.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jar went back on its shelf, and the plate was washed. Before it had dripped, it was dry.',
    '{H} washed off the moustache and put a new one on, without the dust. Then {H} lay down, and shone a little round the mouth.'
  ],
  last: [
    'The wind felt along the window for something to drink, and {H} was asleep with both corners up.',
    'Outside it all turned brown once more, very quietly, and {H} was asleep.'
  ]
})
