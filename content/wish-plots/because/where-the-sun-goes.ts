import { wishPlot } from '../wish-plot.ts'

export const whereTheSunGoes = wishPlot({
  id: 'wish-where-the-sun-goes',
  wishes: ['where does the sun go at night', 'where sun go night', 'where sun goes night', 'where sun go nighttime', 'where sun goes bedtime', 'where sun go evening', 'where sun goes evening', 'where sun go dark', 'where sun goes when dark', 'where sun goes down', 'where sun go sets', 'where sun goes sunset', 'where sun goes after sunset', 'where sun gone night', 'where sun is at night', 'where sun been all night', 'where sun sleeps', 'where does the sun sleep', 'where sun sleep night', 'does sun sleep night', 'sun goes to bed', 'sun go to bed', 'sun’s bed', 'sun going to sleep', 'sun go to sleep night', 'why sun goes down', 'why sun go down', 'why sun sets', 'why sun set evening', 'why sun goes away night', 'why sun disappears night', 'why is it dark at night', 'why does it get dark', 'why get dark night', 'why night dark', 'why have night and day', 'how day and night happen', 'why sun comes up morning', 'why sun rises morning', 'how sun gets back morning', 'who turns off sun'],
  asked: 'fact',
  answers: ['why', 'how', 'what', 'where', 'who', 'when', 'does', 'do', 'did', 'is', 'has', 'the', 'sun', 'sun’s', 'sunset', 'sunrise', 'sunshine', 'go', 'goes', 'going', 'gone', 'went', 'been', 'come', 'comes', 'back', 'set', 'sets', 'setting', 'rise', 'rises', 'up', 'down', 'away', 'disappear', 'disappears', 'hide', 'hides', 'hiding', 'behind', 'wall', 'houses', 'house', 'sleep', 'sleeps', 'sleeping', 'bed', 'bedtime', 'night', 'nights', 'nighttime', 'day', 'daytime', 'evening', 'evenings', 'morning', 'tonight', 'every', 'dark', 'get', 'gets', 'turn', 'turns', 'off', 'on', 'out', 'all', 'at', 'in', 'to', 'after', 'earth', 'world', 'round', 'around', 'other', 'side', 'orange', 'lamp', 'cushion', 'really', 'always', 'still', 'know', 'learn', 'tell', 'me', 'us', 'story', 'about', 'asks', 'asked', 'explain', 'we', 'it', 'have', 'and', 'happen', 'happens', 'bye', 'goodnight', 'say', 'says'],
  except: ['moon', 'moon’s', 'star', 'stars', 'cloud', 'clouds', 'rain', 'eclipse', 'afraid', 'scared', 'frightened', 'fear', 'died', 'dead', 'die', 'dies', 'sunburn', 'sun cream', 'sunscreen', 'hat', 'hot', 'fell', 'stole', 'stolen', 'wind', 'monster', 'owl', 'bat', 'sunflower', 'sunglasses', 'cat', 'dog', 'dinosaur', 'giant', 'winter', 'summer', 'light', 'nightlight', 'lights', 'power', 'torch', 'blackout', 'rainbow', 'shadow', 'cave', 'cockerel', 'rooster', 'lion', 'maui', 'icarus'],
  moods: ['question', 'learning', 'sleepless'],
  company: ['sun', 'wall', 'cushion', 'orange', 'raisin', 'raisins', 'lamp', 'yard', 'snail', 'kitchen', 'table', 'window', 'bins', 'tray', 'cup', 'roof', 'chair', 'cupboard', 'honey'],
  beginsElsewhere: true,
  about: 'The hero puts a cushion behind the wall for the sun to sleep on, and in the morning it comes up on the wrong side and there is a snail on the cushion, until an orange with a raisin on it turns before the lamp, and shows who really goes.',
  titles: ['A Cushion for the Sun', 'The Raisin Goes Round', '{H} Calls Good Morning', 'The Lamp Stayed Where It Was', 'On the Wrong Side of the House'],
  want: [
    {
      id: 'something-soft',
      A: 'partner',
      paragraphs: [
        '“Where does the sun go at night?” asked {H}. It was just going down behind the wall of the yard. “To bed,” said {A}, “behind the wall.”',
        'They went round to see. Behind the wall stood two bins and a chair with three legs. {H} thought of the sun on that chair. So {H} fetched a cushion, and laid it where the sun would land.'
      ]
    }
  ],
  way: [
    {
      id: 'on-the-wrong-side',
      A: 'partner',
      paragraphs: [
        'In the morning {H} ran out to the wall, to see if the sun had slept well. The cushion was cold and wet. There was a snail on it.',
        'The sun was coming up on the other side, over the roof across the street. There was no cushion there. “It can’t have gone through the house,” said {H}. “We’d have noticed that,” said {A}.'
      ]
    },
    {
      id: 'nothing-was-warm',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it only came for a moment,” said {A}, “and went on.” They looked for traces behind the wall. A sun is hot, and it would have left something. The bins were not even brown at the edges. The chair with three legs had dew on all of them.',
        '{H} sniffed at the cushion, and it smelled of sofa. “It hasn’t been here,” said {H}, “or it wipes its feet.” The snail was asked as well. It drew in both its eyes, and was no help.'
      ]
    },
    {
      id: 'two-windows',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The next evening they kept watch, each at a window. {H} had the evening side, and {A} had the morning side. “It’s gone!” called {H}. “Have you got it?” “Not yet,” called {A}. They waited as long as it takes to walk round a house.',
        'Then they waited as long as it takes to walk round it with a rest. On {A}’s side a street lamp came on. “I’ve got something,” called {A}, “but it’s on a pole.”'
      ]
    },
    {
      id: 'somebody-turns-it-off',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It could be that somebody turns it off,” said {A}, “like the lamp in the hall.” {H} thought about the lamp in the hall. That was bright, and then it was dark, with a click. The sun had taken the whole of supper over it, and had gone pink.',
        '“And I didn’t hear a click,” said {H}. They went out and listened for one. A bicycle went by, and a door shut with a click. “That was it!” called {A}. But it was only the neighbour, coming home.'
      ]
    },
    {
      id: 'under-the-street',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“If it goes down here and comes up there,” said {A}, “then it’s gone underneath.” {H} lay down in the hall with an ear to the floor. Something was running under there. It ran past, gurgled, and stopped. “Is that the sun?” “That’s the bath,” said {A}.',
        '{H} put one hand flat on the tiles. Something so big and hot ought to warm them from below. But they were as cold as ever, and {H}’s ear now had the pattern of the mat.'
      ]
    },
    {
      id: 'other-has-landed',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came out into the yard, and was glad to find a cushion by the wall. {A} sat down, and leaned back, and shut both eyes. It was a warm wall. {H} came round the corner, and stood still. “It’s landed,” whispered {H}.',
        '“Who has?” asked {A}. “You’re in the sun’s bed,” said {H}. {A} moved over a little at once, so that there would be room for two. “What time does it come in?” asked {A}. “And does it kick?”'
      ]
    },
    {
      id: 'pet-moves-along',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'In the daytime {A} lay on the kitchen floor. There the patch of sun was as big as a tray. {H} looked again after a while. The patch had gone on by two tiles, and left {A}’s back half in the shade. {A} stood up, took two tiles, and lay down.',
        'So it went all afternoon, from the cupboard to the door. {H} marked each stop with a spoon. “{A} goes after it,” said {H}. But at the door the patch went up the wall, and {A} only looked.'
      ]
    },
    {
      id: 'elder-golden-window',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I knew for certain where it went,” said {S}. “It went to the people on the hill. Every evening their window was full of gold.” “Did you go and look?” asked {A}. “I went up there and knocked,” said {S}. “I asked if I might see it, just for a moment.”',
        'Somebody had come to the door in socks. There was nothing gold in there but a mustard pot. “Then I turned round,” said {S}. “From up there it was in our window. I ran all the way home.”'
      ]
    },
    {
      id: 'child-is-the-sun',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’m the sun,” said {S}, and went down behind the sofa, very slowly. Last of all went the hair. It was night. {A} waited. Then the hair came up again, in the same place. “That’s wrong,” said {A}. “You have to come up on the other side.”',
        '“I forgot something,” said {S}, and took a biscuit from the arm of the sofa. Then it was night once more, with crumbs.'
      ]
    },
    {
      id: 'a-raisin-on-an-orange',
      A: 'partner',
      paragraphs: [
        'One evening an orange lay on the kitchen table, beside the lamp. {A} stuck a raisin on it with a drop of honey. “That’s you,” said {A}, “outside our door.”',
        'Slowly {A} turned the orange. The raisin came round the side, into the shade. “I can hardly see the lamp,” said {H}, in a raisin’s voice. “Now it’s going down. Now it’s gone!”'
      ]
    },
    {
      id: 'where-the-lamp-went',
      A: 'partner',
      paragraphs: [
        '{A} stopped, and looked up from the orange. “And where did the lamp go?” asked {A}. {H} looked. The lamp stood on the table, where it always stood. It hadn’t gone to bed.',
        '“It didn’t go,” said {H}, in {H}’s own voice. “The raisin did.” “That’s it,” said {A}. “The sun stays where it is. We go.”'
      ]
    }
  ],
  turn: [
    {
      id: 'breakfast-at-the-back',
      A: 'partner',
      paragraphs: [
        '{H} took the orange and went on turning. The raisin went all through the dark at the back. Then it came into the light again, on the other side. “That’s why it wasn’t on the cushion!” said {H}.',
        '“The whole earth turns like that,” said {A}, “once every day.” {H} stuck a second raisin at the back. When it was night for one of them, the other had breakfast.'
      ]
    },
    {
      id: 'a-full-cup-on-a-tray',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“But I don’t feel it turning,” said {H}. {A} put a full cup on a tray, and carried it across the kitchen, smoothly, without a jerk. The water in the cup lay there as if it were still on the table. “It doesn’t feel it, either,” said {A}.',
        '{H} stood quite still, with both arms out, and went round with the earth. The table came along, and the door, and the whole street. “It’s a good driver,” said {H}.'
      ]
    },
    {
      id: 'round-on-one-foot',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} wanted to be the orange as well. So {H} stood before the lamp, with a raisin on the tip of the nose, and turned round. First the lamp was in front. Then it was at one ear, and then it was gone. The cupboard came up, and set.',
        '“Where’s the lamp?” asked {A}. “Behind me,” said {H}. “My back’s got day.” At the other ear it came up. {H} said good morning to it, and the raisin fell off.'
      ]
    },
    {
      id: 'somebody-far-away',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“I once rang up somebody very far away,” said {A}. “It was after supper, and I said good evening. There was a crunching at the other end. That was toast.” {H} held the orange to one ear, with the second raisin outwards. “Is it light where you are?” asked {H}.',
        'It was, as far as an orange can say so. “They’ve got our sun,” said {H}. “They’ve only got it when we don’t need it,” said {A}.'
      ]
    },
    {
      id: 'who-needs-the-cushion',
      A: 'partner',
      paragraphs: [
        '“Then the sun doesn’t need a cushion,” said {H}. “It never goes to bed.” “Who is it that goes?” asked {A}. “Me,” said {H}, and fetched the cushion. The snail had to get off.',
        'Over the wall there was only a thin rim of sun left. {H} had meant to call good night to it. But {H} knew now who was next. “Good morning!” called {H}, as far as the second raisin.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked behind the bins, in case there was a second cushion.',
      '{names} stood in the last bit of sun, for as long as it was there.',
      { text: '{names} plumped up the cushion, and laid it with the soft side up.', needs: ['hands'] },
      { text: '{names} waved over the wall, just to be polite.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the sun on the wrong side, and then at the house in between.',
      '{names} bent down to the snail, and wished it a good morning.',
      { text: '{names} felt the cushion, and dried one hand on the other.', needs: ['hands'] },
      { text: '{names} held the lamp by its foot, so that it could not go.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood still, and went round with all the rest.',
      '{names} walked round the table, to see what the second raisin saw.',
      { text: '{names} gave the orange one more turn, and it was Tuesday.', needs: ['hands'] },
      { text: '{names} put a crumb of toast beside the second raisin.', needs: ['hands'] }
    ]
  },
  bed: [
    'The orange lay on a plate by the lamp. One raisin had day, and the other had night, and both of them had honey.',
    '{H} washed, and lay down with the cushion, which was dry by now. The lamp shone on {H}’s nose, and it was day. {H} turned over to the wall, and that was all it took. The lamp hadn’t gone anywhere.'
  ],
  last: [
    'The sun stayed where it was, and {H} went round to the morning, asleep.',
    'At the back of the orange they were having toast, and {H} was asleep.'
  ]
})
