import { wishPlot } from '../wish-plot.ts'

export const overTheRoofs = wishPlot({
  id: 'wish-over-the-roofs',
  wishes: [
    'boy fly', 'boy flies', 'boy flew', 'boy flying', 'boy could fly', 'boy who can fly', 'girl fly', 'girl flies', 'girl flew', 'girl flying', 'girl could fly', 'girl who can fly', 'child fly', 'children fly', 'kid fly', 'flying boy', 'flying girl', 'flying child', 'flying children', 'i could fly', 'we could fly', 'i can fly', 'fly like a bird', 'flying like a bird', 'fly bird sky wings', 'flying over houses', 'flies over town', 'flying over town', 'flew over town', 'flying over the city', 'flying over the rooftops', 'fly rooftops', 'flying rooftops', 'peter pan', 'flying dream', 'dream flying', 'dream about flying', 'learn to fly', 'learns to fly', 'learning to fly', 'learned to fly', 'wings boy', 'wings girl', 'boy wings', 'girl wings', 'could fly'
  ],
  except: ['kite', 'carpet', 'plane', 'aeroplane', 'airplane', 'helicopter', 'superhero', 'dragon', 'dragons', 'elephant', 'pig', 'cow', 'cat', 'dog', 'bird', 'birds', 'owl', 'baby', 'penguin', 'butterfly', 'chick', 'bat', 'unicorn', 'fairy', 'horse', 'broom', 'witch', 'rocket', 'space', 'afraid', 'scared', 'moon', 'holiday', 'grandma', 'visit', 'time', 'balloon', 'fox', 'fish', 'robin', 'duck', 'chicken', 'car', 'bike', 'bicycle', 'hippo', 'sheep', 'ostrich', 'bee', 'drone'],
  answers: ['boy', 'girl', 'child', 'children', 'fly', 'flies', 'flew', 'flying', 'could', 'can', 'who', 'sky', 'over', 'town', 'houses', 'roofs', 'rooftops', 'high', 'wings', 'learn', 'learns', 'learned', 'learning', 'wanted', 'wants', 'night', 'dream', 'little', 'city', 'magic', 'arms', 'like', 'bird', 'above', 'clouds', 'village'],
  moods: ['learning', 'first'],
  company: ['town', 'roof', 'marble', 'baker', 'church', 'sofa', 'rug', 'supper', 'clock', 'river'],
  about: 'The hero can fly over the whole town, and cannot find the way home, because from above every house is a lid.',
  titles: ['Forty Lids', 'From Above', '{H} Can Fly', 'What Was on the Roof', 'Home in Time for Supper'],
  want: [
    {
      id: 'over-the-town',
      A: 'partner',
      paragraphs: [
        '{H} could fly. {H} lay across the sofa, tummy down, with both arms out, and somebody else said whoosh. That was {A}, who flew behind. Down on the rug lay the town. It had forty houses, and every house was a small box with a lid.',
        '“Once round the whole town,” said {H}, “and home in time for supper.” “Whoosh,” said {A}.'
      ]
    },
    {
      id: 'take-off',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The beginning is the hardest. First you have to get rid of the ground. {H} kicked with one foot, and it was gone, but the slipper hung on. “It’s scared of heights,” said {A}. They let it fall, and it landed in the river, which was a scarf.',
        'It floated under the bridge as far as the cushions. From above it looked like a boat that somebody had taken off.'
      ]
    }
  ],
  way: [
    {
      id: 'only-lids',
      A: 'partner',
      paragraphs: [
        'They flew over the school and the baker’s, and over the church with its clock. From above there were no faces. People were hats. A dog was a line with a wag at one end. Then there was a smell of soup. “Home!” said {H}, and down they went, and {H} knocked.',
        'It was the fire station. They said sorry and flew on. At the next house it was the dentist. At the one after that it was the church again, and it struck six. “They’re all lids,” said {H}. “Ours is the one with the blue door.”'
      ]
    },
    {
      id: 'geese',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Some geese came by, going south. “You two fly like washing,” said one of them, which was {A} with one arm for a neck. “You’ve got to keep behind somebody’s wing. There’s a bit of air there that carries.” {H} tried it, close behind.',
        'It did carry. “And who carries the one at the front?” asked {H}. “Nobody,” said {A}. “That’s why we take turns, and why we talk so much.”'
      ]
    },
    {
      id: 'cloud',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A cloud lay right in the way, and it was a duvet. They flew in. It was white in there, and you couldn’t tell up from down. “Are you on your back or your tummy?” asked {H}. “I’m on my ear,” said {A}.',
        'Somebody’s foot came by. They both held on to it, so as not to lose each other. It was {H}’s, as it turned out, and it had been looking for them too.'
      ]
    },
    {
      id: 'wind-side',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then there was a wind from the side. {A} made it with a newspaper. {H} steered for the bridge and arrived at the school. {H} steered for the school and arrived at the river. “You must fly a bit crooked,” said {A}. “Then it comes out straight.”',
        '{H} aimed at the dustbins and got to the bridge. “It’s how gulls do it,” said {A}. “They’re always looking somewhere else.”'
      ]
    },
    {
      id: 'night-watchman',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“Halt,” said {A}, who was a star, and had a paper hat with points. “Which lane are you in? Left is for moths. Right is for owls. Children keep to the middle, and not above the chimneys.” “We didn’t know,” said {H}.',
        '“Nobody does,” said the star. “It’s very badly lit.” It let them pass, and shone for them as far as the corner.'
      ]
    },
    {
      id: 'chimney',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Hello, down there!” called {H} into a chimney. It was an egg cup. “Hello, up there!” answered {A} from below. “Is it you who’s coming down?” “No,” called {H}. “I’m only asking the way.”',
        '“Go out of our door and turn left,” called the chimney. “You can’t miss it.” {H} looked for a door to go out of. There was only sky, on all four sides.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Through the town came {A}. It walked down the middle of the high street, and for each step it needed a whole house. A box fell over. Nobody in the town had ever seen anything like it.',
        '“Fly up!” called {H}. But {A} had not come to fly. It lay down on the market place, turned over, and was from now on the mountains.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        'On the church stood a weathercock, and it was {A}, who was a guest. “Which way’s the wind?” called {H}. “From there,” said the weathercock, and pointed with its nose. “And now from there. And now from over there.”',
        '“There isn’t any,” said {H}. “You’re just turning round.” “Somebody’s got to begin,” said {A}. It was true that after that there was a bit of a draught.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I used to fly, at night,” said {S}. “I only had to take very long steps along the passage, and not come down. I never told anybody.” “Why did you stop?” asked {A}.',
        '“We moved,” said {S}, “and the new passage was too short.” {A} lifted up one of {S}’s hands, with two fingers, to see. It was quite light still. It would hardly have taken anything.'
      ]
    },
    {
      id: 'child-sparrow',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} flew as well, with both feet on the rug. “I’m flying low,” said {S}. “It’s allowed.” {S} flew round the church twice, and knocked at every house on the way. “Is anybody in?” At the fifth one {S} said yes.',
        '“Who was it?” asked {A} from above. “Me,” said {S}. “But I’m just going out.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'Above them flew one who didn’t need a sofa, and that was {A}. It lay along somebody’s arm, with arms and legs out, and dribbled a little on the town.',
        '“Rain,” said {H} down there, and put up a leaf. The small plane went over, humming. It came back for another round, because it had seen a spoon.'
      ]
    },
    {
      id: 'never-seen-it',
      A: 'partner',
      paragraphs: [
        '“From up here nobody’s got a door,” said {A}. “What have we got on top?” {H} wanted to say it at once, and couldn’t. They lived there, and knew what the letter box said when it shut. But neither of them had ever seen the roof. And the lids were brown, all forty.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-marble',
      A: 'partner',
      paragraphs: [
        '“Wait,” said {H}. “What have we lost that went up?” “Your red marble,” said {A}. “On Sunday. You threw it in the air, right by our house, and it never came down.” They had looked everywhere, under the sofa and in the shoes. But nobody had looked on top.',
        'They flew low and slowly, lid after lid. On the ninth from the river, in the corner of the roof, lay something small and red. “There it is!” said {H}. “And that’s us!” They landed beside it, without a bump.'
      ]
    },
    {
      id: 'other-roofs',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was something on nearly every roof, now that they looked. The baker had a bread roll up there, and the dentist a button. On the school lay half a pencil and a raisin. “So that’s where it all goes,” said {A}.',
        'They picked it up, piece by piece, and laid each on its own doorstep. In the morning somebody would come out and be very much surprised.'
      ]
    },
    {
      id: 'gliding',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They didn’t flap any more. You don’t have to, if you’re in no hurry. You lie on the air and lean, a bit to one side and a bit to the other. Below them the river went by without a sound.',
        '“I could do this till tomorrow,” said {A}, with one cheek on the sofa. “You are doing it,” said {H}. “You’ve got your eyes shut.”'
      ]
    },
    {
      id: 'lights-below',
      A: 'other',
      spare: 12,
      paragraphs: [
        'It grew dusk over the town. {A} went round with the torch and shone it under one lid after another. Each was yellow for a moment. “The baker’s getting up,” said {A}, “and the dentist’s going to bed.”',
        'From above it was as if somebody had spilt a few grains of light. {H} lay quite still, to see them all.'
      ]
    },
    {
      id: 'lid-off',
      A: 'partner',
      paragraphs: [
        '{H} lifted up the lid, for what use is a door to somebody who flies? In the box stood a matchbox table, with two crumbs on it. “Supper,” said {A}. “Still warm. We’re in time.”',
        'The marble stayed on the roof. “Now you can see from anywhere that it’s ours,” said {H}. All the other houses had only a front, and theirs had a top.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} flew too, but rather lower, on the rug.',
      '{names} settled by the river, like part of the view.',
      { text: '{names} said goodbye with a tea towel, like the people on a quay.', needs: ['hands'] },
      { text: '{names} went over the lids with a duster, so that the town was clean.', needs: ['hands'] }
    ],
    way: [
      '{names} landed at the school by mistake.',
      '{names} crept between the houses, about as big as a bus.',
      { text: '{names} rang the church with a teaspoon.', needs: ['hands'] },
      { text: '{names} held out a landing strip, made of sleeves.', needs: ['hands'] }
    ],
    turn: [
      '{names} circled the ninth house, one lid higher.',
      '{names} sniffed along the gutters, and nothing rolled off.',
      { text: '{names} drew a door on one of the boxes, for people on foot.', needs: ['hands'] },
      { text: '{names} chalked an arrow on the rug, from there to the soup.', needs: ['hands'] }
    ]
  },
  bed: [
    'The town stayed where it was, for the night, and {H} only hung the river over a chair. On one of the lids was a small red light that did not need any oil.',
    'Still a bit damp, {H} lay down on {H}’s tummy, with both arms out. Under the bed it was deep and dark, and went by very slowly.'
  ],
  last: [
    'A bit to one side, and a bit to the other, and {H} had landed, and slept.',
    'Whoever flew over could see where it was, and {H} was home, and asleep.'
  ]
})
